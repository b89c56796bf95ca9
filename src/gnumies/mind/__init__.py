"""What plays well, and what measures it: policies, searches, exact play."""
