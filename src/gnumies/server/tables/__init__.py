"""A table: its options, its numbered log, the fold of it, and what may be appended."""
