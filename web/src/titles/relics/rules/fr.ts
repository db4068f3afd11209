import type { Rules } from '../../../rules/contract'

export const rules: Rules = {
  intro:
    'Des explorateurs traversent un pays que nul n’a vu. Retournez ses tuiles, réunissez des cartes reliques et servez-vous-en pour revendiquer des terres. Qui possède le premier au moins une tuile de **chacun des six terrains** gagne aussitôt.',
  chapters: [
    {
      id: 'start',
      title: 'Où commencer',
      decisions: ['place'],
      text: `Le plateau est un carré de tuiles cachées : 4 sur 4 à deux joueurs, 5 sur 5 à trois, 6 sur 6 à quatre. Personne ne sait quel terrain se trouve où.

Chacun lance un dé ; le plus haut joue en premier. Puis chacun pose son pion sur **n’importe quelle tuile cachée** et la retourne. Le dernier dans l’ordre du tour pose le premier (une option inverse cela). C’est gratuit, cela ne rapporte aucune carte, et la tuile n’est pas encore à vous.

!suits`,
    },
    {
      id: 'turn',
      title: 'Votre tour',
      decisions: ['turn'],
      text: `Votre tour commence par un dé : ce sont vos **points d’action**. Dépensez-les comme vous voulez, dans n’importe quel ordre, tant qu’il en reste. Les points non dépensés sont perdus.

- **Explorer** une tuile cachée voisine : 1 point. Elle reste retournée et vous piochez une carte relique.
- **Aller** sur une tuile visible voisine : autant de points que coûte son terrain.
- **Piocher** une carte relique : 2 points.
- **Revendiquer** la tuile où vous êtes : aucun point, une carte de son terrain.
- **Attaquer** la tuile voisine d’un autre joueur : les points de son terrain et une ou deux cartes de ce terrain.

!costs

Deux tuiles sont voisines si elles ont un côté commun ; les coins ne comptent pas. Votre tour finit de lui-même quand rien d’autre n’est possible. Tant que vos cartes pourraient servir à revendiquer ou à attaquer, pour autant que les autres le sachent, c’est vous qui y mettez fin : ainsi personne n’apprend ce que vous tenez.`,
    },
    {
      id: 'moving',
      title: 'Passer par une tuile occupée',
      text: `On peut passer par une tuile occupée par un autre pion, mais pas s’y arrêter : ce pas n’est proposé que si les points restants permettent encore d’atteindre une tuile visible **sans pion**, libre ou à vous.

On n’entre sur une tuile qui **appartient** à un autre que par une attaque, même si son propriétaire est loin. Vos propres tuiles coûtent autant que les autres.`,
    },
    {
      id: 'claiming',
      title: 'Revendiquer une terre',
      text: `Tenez-vous sur une tuile visible sans propriétaire et sans autre pion, jouez une carte relique de son terrain et posez votre jeton. Cela se fait même sans point, plusieurs fois par tour, et pour plusieurs tuiles d’un même terrain.

La tuile reste à vous quand vous repartez. Seul un combat peut vous la prendre.`,
    },
    {
      id: 'combat',
      title: 'Le combat',
      decisions: ['flee'],
      text: `Pour attaquer, payez les points de la tuile et jouez **une ou deux cartes de son terrain**. Une carte vaut un dé, deux cartes deux dés. Le propriétaire lance toujours deux dés, présent ou non. Le plus haut dé l’emporte ; à égalité on relance.

- Vous gagnez : la tuile est à vous sans autre carte, votre pion y entre.
- Vous perdez : vous restez où vous étiez. Points et cartes sont perdus dans tous les cas.

!odds

Un pion chassé d’une tuile perdue fuit vers la **tuile visible la plus proche** qui est libre ou à lui et sans pion ; si plusieurs sont aussi proches, son joueur choisit. S’il n’y en a pas, il fuit vers la tuile cachée la plus proche, qui est retournée sans carte. S’il n’y a aucun refuge, il attend à côté du plateau : son joueur peut encore piocher, et revient au début d’un de ses tours, dans n’importe quel refuge qui existe alors.`,
    },
    {
      id: 'hand',
      title: 'Votre main',
      decisions: ['discard'],
      text: `Les cartes en main sont secrètes ; leur nombre et les cartes jouées sont publics. À la fin de votre tour vous gardez **au plus dix cartes** ; vous choisissez lesquelles défausser. Quand la pioche est vide, les cartes jouées sont mélangées pour en faire une nouvelle. Il y a 12 cartes de chaque terrain.`,
    },
    {
      id: 'end',
      title: 'La fin',
      text: `Dès que vous possédez une tuile du sixième terrain, par revendication ou par combat, la partie est finie et vous avez gagné.

Si personne n’y est parvenu après la manche 60 (une option), qui a le plus de terrains l’emporte, puis le plus de tuiles, puis le plus de cartes en main ; ceux qui restent à égalité partagent la victoire. Qui quitte la table emporte son pion et ses jetons, et ses tuiles redeviennent libres.`,
    },
  ],
}
