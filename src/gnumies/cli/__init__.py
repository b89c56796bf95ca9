"""The command line: ``gnumies`` and its verbs."""

from gnumies.cli.app import main

__all__ = ["main"]
