"""The rules of Hashcatch, one file a phase; each function names what it decides and the rule it follows."""
