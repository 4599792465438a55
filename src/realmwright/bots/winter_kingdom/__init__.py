"""What bots need for Winter Kingdom: its heuristic and playout policies."""
