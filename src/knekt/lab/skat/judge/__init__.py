"""How the judge of Skat hands is made:
the solver labels games, a net is fitted, its chances are calibrated.
"""

__all__: list[str] = []
