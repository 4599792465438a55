"""The edges: HTTP, WebSockets, the page and its files."""
