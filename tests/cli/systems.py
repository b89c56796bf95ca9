"""What not every system has."""

import os

import pytest

posix = pytest.mark.skipif(os.name == "nt", reason="shells, signals and names of files are of Unix")
