"""The conformance suite that every registered game must pass; anyone's game can be put to it.

    from hacktable.testing import Conformance

    class TestMyGame(Conformance):
        name = "mygame"
        data = Path(__file__).parent / "data"

        def follower(self, players):
            return MyFollower(players)  # keeps the public fields from nothing but public events

`python -m hacktable.testing mygame FOLDER` writes the golden playthrough and the perft counts there.
"""

from hacktable.testing.citations import cited_rules
from hacktable.testing.conformance import Conformance, Follower

__all__ = ["Conformance", "Follower", "cited_rules"]
