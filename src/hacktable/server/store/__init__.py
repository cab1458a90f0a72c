"""Storage in a database. Only what starts a server imports it: everything else knows the seam in `table/stored.py`."""
