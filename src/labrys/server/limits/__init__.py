"""How much one person or one network address may use: rates, open sockets, requests at the same time."""
