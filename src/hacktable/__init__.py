"""Hacktable."""
