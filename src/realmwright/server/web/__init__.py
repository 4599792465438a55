"""HTTP, WebSockets, the web page and its files."""
