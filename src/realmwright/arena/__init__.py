"""Tournaments between bots: schedules, games in worker processes, the ledger of results, ratings and reports."""
