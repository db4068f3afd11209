"""What clients and the server say to each other: messages, request and response bodies, errors, their JSON schemas."""
