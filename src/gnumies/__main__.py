"""``python -m gnumies`` is ``gnumies``."""

from gnumies.cli import main

main()
