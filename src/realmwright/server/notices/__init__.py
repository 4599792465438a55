"""Notices: mail, web push and webhooks for people whose turn it is."""
