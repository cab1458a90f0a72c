"""The web table: guests, lobby, tables, the wire, clocks, storage."""
