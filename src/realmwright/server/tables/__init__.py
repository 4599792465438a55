"""Tables: their logs, what the logs add up to, who may do and see what, and tables in use."""
