# Mots de la maison, communs à tous les jeux.
seat = Joueur { $number }
