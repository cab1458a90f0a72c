"""HTTP and sockets: how pages reach the tables of a house."""
