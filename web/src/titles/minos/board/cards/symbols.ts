// One drawing for each symbol of the effect language. A symbol is a figure, mostly on a plate that says what kind of
// thing it is (coin, tile, card, track), with a mark in its corner that says what happens to it.
import cardDraw from 'icon:game-icons/card-draw'
import cardPlay from 'icon:game-icons/card-play'
import amphora from 'icon:game-icons/amphora'
import crown from 'icon:game-icons/queen-crown'
import hammer from 'icon:game-icons/flat-hammer'
import helmet from 'icon:game-icons/crested-helmet'
import herbs from 'icon:game-icons/herbs-bundle'
import lyre from 'icon:game-icons/lyre'
import people from 'icon:game-icons/three-friends'
import serpent from 'icon:game-icons/sea-serpent'
import ship from 'icon:game-icons/trireme'
import stairs from 'icon:game-icons/stairs'
import block from 'icon:game-icons/stone-block'
import swirl from 'icon:game-icons/star-swirl'
import tower from 'icon:game-icons/stone-tower'
import wheat from 'icon:game-icons/wheat'
import bar from 'icon:game-icons/metal-bar'
import spears from 'icon:game-icons/spears'
import type { IconDrawing } from '../../../../ui/icon'

export type Plate = 'coin' | 'rosette' | 'tile' | 'token' | 'back' | 'face' | 'track' | 'deed' | 'land' | 'none'
export type Mark = 'plus' | 'down' | 'right' | 'up' | 'free' | 'ask' | 'scoring' | 'end' | 'cross' | 'low'
export type Tint = 'gold' | 'bronze' | 'clay' | 'sea' | 'ink' | 'olive' | 'red' | 'yellow' | 'blue' | 'stone' | 'wood' | 'any'

export interface Drawing {
  plate: Plate
  tint: Tint
  /** The figure: paths of an icon, in its box, or of our own, in one from 0 to 24. */
  path?: string
  box?: string
  mark?: Mark
  /** The number stands on the plate, else beside it. */
  inside?: boolean
  /** Letters on the plate. */
  letters?: string
}

/** The outline of an icon. */
function of(icon: IconDrawing): { path: string; box: string } {
  return { path: [...icon.body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join(''), box: icon.box }
}

/** The double axe that the house is named after. */
export const LABRYS =
  'M11 1.500h2v21h-2zM10.300 6.200C8.200 5.800 5.200 4.600 3.200 2.600 1.200 6.600 1.200 12.400 3.200 16.400 5.200 14.400 8.200 13.200 10.300 12.800zM13.700 6.200c2.100-.400 5.100-1.600 7.100-3.600 2 4 2 9.800 0 13.800-2-2-5-3.200-7.100-3.600z'
/** An oxhide ingot. */
const INGOT = 'M2 3c3 2.200 6 3 10 3s7-.800 10-3c-1.800 3.200-2.400 6-2.400 9s.600 5.800 2.400 9c-3-2.200-6-3-10-3s-7 .800-10 3c1.800-3.200 2.400-6 2.400-9S3.800 6.200 2 3z'
/** Somebody with a round shield and a spear. */
const WARRIOR =
  'M9 1.200c1.900 0 3.400 1.400 3.400 3.200S10.900 7.600 9 7.600 5.600 6.200 5.600 4.400 7.100 1.200 9 1.200zM9 8.600c3.600 0 5.600 1.600 6 4.600l1 9.300H2l1-9.300c.400-3 2.400-4.600 6-4.600zM9 11.400a4.200 4.200 0 1 1 0 8.400 4.200 4.200 0 1 1 0-8.400zM9 13a2.600 2.600 0 1 1 0 5.200 2.600 2.600 0 1 1 0-5.200zM19.700 1l2 4.800-1.200.500v16.200h-1.600V6.300l-1.200-.500z'
/** A hall with horns on its roof and columns that widen upward. */
const HALLS =
  'M2.500 1.500C3.200 5 5 6.500 7.500 6.500h9c2.500 0 4.300-1.500 5-5L22.500 10h-21zM2.500 11.200h19V22.500h-19zM5 13.500h3.600l-.700 9H5.700zM10.200 13.500h3.600l-.700 9h-2.200zM15.400 13.500H19l-.700 9h-2.200z'
/** Flat roofs, one above the other. */
const TOWN = 'M9 2.500h7.500V8h5v14H2.500V11H9zM11.200 5.200h3v3h-3zM5 13.500h2.600v2.700H5zM11.200 11h3v3h-3zM16.800 11h2.500v2.700h-2.500zM11 17h3.400v5H11z'
const LOGS =
  'M12 2.500a5 5 0 1 1 0 10 5 5 0 1 1 0-10zM12 4.900a2.600 2.600 0 1 0 0 5.200 2.600 2.600 0 1 0 0-5.200zM6.300 12.300a5 5 0 1 1 0 10 5 5 0 1 1 0-10zM6.300 14.700a2.600 2.600 0 1 0 0 5.200 2.600 2.600 0 1 0 0-5.200zM17.700 12.300a5 5 0 1 1 0 10 5 5 0 1 1 0-10zM17.700 14.700a2.600 2.600 0 1 0 0 5.200 2.600 2.600 0 1 0 0-5.200z'

const warrior = (mark: Mark): Drawing => ({ plate: 'none', tint: 'ink', path: WARRIOR, mark })

const TRACK: Record<string, Drawing> = {
  influence: { plate: 'track', tint: 'red', ...of(crown) },
  culture: { plate: 'track', tint: 'yellow', ...of(lyre) },
  population: { plate: 'track', tint: 'blue', ...of(people) },
}

const PIECE: Record<string, Drawing> = {
  city: { plate: 'none', tint: 'clay', path: TOWN },
  tower: { plate: 'none', tint: 'clay', ...of(tower) },
  farm: { plate: 'land', tint: 'olive', ...of(wheat) },
  ship: { plate: 'none', tint: 'sea', ...of(ship) },
}

/** What may be gained. */
export const GAINS: Record<string, Drawing> = {
  coin: { plate: 'coin', tint: 'gold', inside: true },
  weapon: { plate: 'none', tint: 'bronze', path: LABRYS },
  vp: { plate: 'rosette', tint: 'clay', inside: true },
  temp: { plate: 'token', tint: 'olive', ...of(amphora) },
  good: { plate: 'tile', tint: 'olive', ...of(amphora) },
  'random-good': { plate: 'tile', tint: 'olive', ...of(amphora), mark: 'ask' },
  card: { plate: 'back', tint: 'sea', path: LABRYS, mark: 'plus' },
  'card-age2': { plate: 'back', tint: 'clay', letters: 'II', mark: 'plus' },
  'card-offer': { plate: 'face', tint: 'sea', mark: 'plus' },
  build: { plate: 'deed', tint: 'clay', ...of(hammer) },
  'build-free': { plate: 'deed', tint: 'clay', ...of(hammer), mark: 'free' },
  wild: { plate: 'deed', tint: 'gold', ...of(swirl) },
  place: warrior('down'),
  move: warrior('right'),
  warrior: warrior('plus'),
  ...TRACK,
  track: { plate: 'track', tint: 'any' },
  'lowest-track': { plate: 'track', tint: 'any', mark: 'low' },
  income: { plate: 'none', tint: 'gold', ...of(stairs), mark: 'up' },
  play: { plate: 'face', tint: 'sea', mark: 'right' },
  'play-free': { plate: 'face', tint: 'sea', mark: 'free' },
  palace: { plate: 'none', tint: 'red', path: HALLS, mark: 'down' },
  'palace-free': { plate: 'none', tint: 'red', path: HALLS, mark: 'free' },
  'route-income': { plate: 'none', tint: 'sea', ...of(ship), mark: 'plus' },
  'vp-scoring': { plate: 'rosette', tint: 'clay', inside: true, mark: 'scoring' },
  'vp-end': { plate: 'rosette', tint: 'clay', inside: true, mark: 'end' },
}

/** What may be paid. */
export const PAYMENTS: Record<string, Drawing> = {
  coin: GAINS.coin as Drawing,
  weapon: GAINS.weapon as Drawing,
  vp: GAINS.vp as Drawing,
  discard: { plate: 'back', tint: 'sea', path: LABRYS, mark: 'cross' },
  warrior: warrior('up'),
  temp: GAINS.temp as Drawing,
}

const MAPPED: Drawing = { plate: 'none', tint: 'ink', path: WARRIOR }
const LAND: Drawing = { plate: 'land', tint: 'olive', path: WARRIOR }
const SERPENT: Drawing = { plate: 'none', tint: 'sea', ...of(serpent) }
const PLAYED: Drawing = { plate: 'face', tint: 'sea' }
const HALL: Drawing = { plate: 'none', tint: 'red', path: HALLS }
const LOW: Drawing = { plate: 'track', tint: 'any', mark: 'low' }
const city = PIECE.city as Drawing
const towers = PIECE.tower as Drawing
const farm = PIECE.farm as Drawing
const sail = PIECE.ship as Drawing

/** What may be counted. */
export const COUNTS: Record<string, Drawing> = {
  played: PLAYED,
  palace: HALL,
  city,
  tower: towers,
  farm,
  presence: LAND,
  seapeople: SERPENT,
  'lowest-step': LOW,
  warrior: MAPPED,
  'route-space': sail,
}

/** What may be asked for. */
export const CONDITIONS: Record<string, Drawing> = {
  towers,
  farms: farm,
  cities: city,
  seapeople: SERPENT,
  ...TRACK,
  alltracks: LOW,
  palace: HALL,
  played: PLAYED,
  ship: sail,
  warriors: MAPPED,
  regions: LAND,
}

/** What triggers a Royal Trait: the five actions, then a die's value. */
export const TRIGGERS: Record<string, Drawing> = {
  prepare: { plate: 'deed', tint: 'sea', ...of(cardDraw) },
  develop: { plate: 'deed', tint: 'olive', ...of(cardPlay) },
  build: GAINS.build as Drawing,
  expand: { plate: 'deed', tint: 'blue', ...of(spears) },
  wild: GAINS.wild as Drawing,
}

/** The Goods, by their names in the content; on a square tile, or a round one if Temporary. */
export const GOODS: Record<string, Drawing> = {
  silver: { plate: 'tile', tint: 'stone', ...of(bar) },
  stone: { plate: 'tile', tint: 'ink', ...of(block) },
  copper: { plate: 'tile', tint: 'bronze', path: INGOT },
  wood: { plate: 'tile', tint: 'wood', path: LOGS },
  herbs: { plate: 'tile', tint: 'olive', ...of(herbs) },
  grain: { plate: 'tile', tint: 'yellow', ...of(wheat) },
}

/** Pieces and other things of a player board. */
export const THINGS: Record<string, Drawing> = {
  ...PIECE,
  warrior: MAPPED,
  onmap: LAND,
  recruits: { plate: 'token', tint: 'stone', path: WARRIOR },
  sea: SERPENT,
  demand: { plate: 'none', tint: 'bronze', path: LABRYS },
  palace: HALL,
  hand: { plate: 'back', tint: 'sea', path: LABRYS },
  hand2: { plate: 'back', tint: 'clay', letters: 'II' },
  area: PLAYED,
  helmet: { plate: 'none', tint: 'ink', ...of(helmet) },
  income: { plate: 'none', tint: 'gold', ...of(stairs) },
}
