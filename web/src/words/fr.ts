import type { Wording } from '.'
import type { en } from './en'

export const fr: Wording<typeof en> = {
  'house.name': 'Labrys',
  'house.motto': 'Une maison de jeux de société',
  'nav.home': 'Accueil',
  'nav.skip': 'Aller au contenu',
  'nav.settings': 'Réglages',
  'nav.rules': 'Règles',
  'lang.other': 'English',
  'home.play': 'Jouer',
  'home.play.title': (title) => `Jouer à ${title} maintenant, contre des bots`,
  'game.relics': 'Relics',
  'game.empire': 'Empire',
  'game.minos': 'Minos',
  'page.nowhere': 'Il n’y a rien ici',
  'page.nowhere.text': 'Cette adresse ne mène nulle part. Il en manque peut-être un morceau.',
  'page.loading': 'Un instant…',
  'fault.offline': 'La maison est injoignable. Vérifiez le réseau et réessayez.',
  'table.choices': 'Vos choix',
  'table.waiting': 'En attente des autres',
}
