"""How the judge of Skat hands is made: games labelled by the solver, a net fitted to them, its chances calibrated."""

__all__: list[str] = []
