"""What is reached over the network: routes, handlers, WebSockets, the checks on every request, the page's files."""
