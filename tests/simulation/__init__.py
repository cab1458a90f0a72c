"""Servers, their store, the bus between them and their pages in one loop, where a seed decides all that chance decides in the world.

Time passes only here, nothing waits for a disk or a network, and no thread runs: a minute with crashes, lost messages and failing commits
takes some milliseconds, and the same seed brings the same minute again. docs/architecture.md explains it ("The simulation").
"""
