"""What the page without a server is made of besides the page: Python for browsers, and all of it that runs there."""
