"""What bots need for Kingdom Builder: its heuristic and playout policies."""
