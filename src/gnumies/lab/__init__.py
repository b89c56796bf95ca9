"""What is found out by long runs on one's own machine; nothing else imports it."""
