# Words of the house, shared by all games.
seat = Player { $number }
