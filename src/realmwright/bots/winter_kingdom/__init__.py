"""What bots believe about Winter Kingdom: the policies of playouts."""
