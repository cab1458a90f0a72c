"""How the database changed over time; brought up to date by the server when it starts."""
