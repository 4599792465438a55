"""Notices: mail and webhooks for people whose turn it is."""
