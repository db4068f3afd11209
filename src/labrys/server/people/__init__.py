"""People: accounts and names, who is online, chat, and notices that it is somebody's turn."""
