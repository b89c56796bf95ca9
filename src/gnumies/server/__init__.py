"""The server: tables in a database, played over HTTP, watched by Server-Sent Events."""
