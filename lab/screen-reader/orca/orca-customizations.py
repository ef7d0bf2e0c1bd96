"""How Orca is set up for the journeys: what it would say is written, and keys are not spoken back."""

import os
import sys

from orca import settings

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

settings.speechServerFactory = "written_speech"
settings.enableKeyEcho = False
# A page that is read to its end by itself leaves nothing to be looked for.
settings.sayAllOnLoad = False
