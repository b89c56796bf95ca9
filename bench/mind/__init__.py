"""How strong, exact and fast the mind is, beside other ways to search; ``-m bench.mind --help``."""
