"""People without accounts: a secret in a cookie is all there is of them."""
