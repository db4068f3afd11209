"""What bots think beyond what the table shows: the turns to come, and styles of play."""
