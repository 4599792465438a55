"""Tables: what their logs lead to, who may do and see what, and tables in use."""
