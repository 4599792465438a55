"""The server: tables for friends and communities, over HTTP and WebSocket."""
