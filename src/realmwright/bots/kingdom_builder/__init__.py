"""What bots believe about Kingdom Builder: the policies of playouts."""
