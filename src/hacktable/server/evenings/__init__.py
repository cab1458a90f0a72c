"""Evenings: several rounds over several tables for a group of people."""
