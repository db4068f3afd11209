// The actions that an element of the table stands for, possible or not: the house is asked why they are not possible.
import { ROW, visibleSea, type MinosView } from './model'

const BUILD = 2
const EXPAND = 3
const PREPARE = 0

export function would(target: string, view: MinosView): string[] {
  const table = view
  const [what = '', first = '', second = ''] = target.split('-')
  const number = Number(first)
  switch (what) {
    case 'region':
      return inRegion(number, table)
    case 'sea':
      return [`battle ${first}`]
    case 'route':
      return [`${table.routes[number]?.ships[table.you ?? 0] ? 'sail' : 'ship'} ${first}`]
    case 'row':
      return [`draft 0 0 ${first}`]
    case 'space':
      return [`retrieve ${first} ${second}`]
    case 'die':
      return die(number, table)
    case 'card':
      return card(number, table)
    case 'deck':
      return [number === (table.round >= 3 ? 1 : 0) ? 'draw 0' : 'draw 1']
    case 'benefit':
      return [`benefit ${first}`]
    case 'trade':
      return [`trade ${first}`]
    case 'temp':
      return [`buy ${first}`]
    case 'own':
      return second === String(table.you) ? [`swap ${target.split('-')[3]}`] : []
    case 'extra':
      return extra(first, table)
    default:
      return []
  }
}

/** The action that points are for now; Wild is none until the first point is spent. */
function deed(table: MinosView): number | null {
  return table.turn.wild_deed ?? table.turn.deed
}

function inRegion(at: number, table: MinosView): string[] {
  if (deed(table) === EXPAND) return [`place ${at}`]
  const { city } = table.regions[at] ?? { city: null }
  if (deed(table) !== BUILD && table.decision === 'turn') return [`city ${at}`]
  if (city === table.you) return [`tower ${at}`, `farm ${at}`]
  return city === null ? [`city ${at}`, `farm ${at}`] : [`farm ${at}`, `city ${at}`]
}

function die(number: number, table: MinosView): string[] {
  const one = table.dice[number]
  if (one?.seat === null) return [`draft ${one.colour} ${one.value - 1} 0`]
  const at = table.rows.indexOf(number)
  return at >= 0 ? [`retrieve ${Math.floor(at / ROW)} ${at % ROW}`] : []
}

function card(number: number, table: MinosView): string[] {
  const own = table.players[table.you ?? 0]
  if (table.decision === 'palace') return [`palace ${number}`]
  if (own?.palace.includes(number)) return [`trait ${number}`]
  if (table.offer.includes(number) && deed(table) === PREPARE) return [`take ${number}`]
  return own?.hand?.includes(number) || table.offer.includes(number) ? [`play ${number}`] : []
}

/** Of the many things that an extra action may be about, the one that is nearest to being possible, or else the first. */
function extra(what: string, table: MinosView): string[] {
  const you = table.you ?? 0
  if (what === 'battle') {
    const near = table.regions.findIndex((region) => (region.warriors[you] ?? 0) > 0 && visibleSea(region) !== null)
    const any = table.regions.findIndex((region) => visibleSea(region) !== null)
    return [`battle ${near >= 0 ? near : Math.max(any, 0)}`]
  }
  if (what === 'swap') {
    const temps = table.players[you]?.temps ?? []
    return [`swap ${Math.max(temps.indexOf(Math.max(...temps)), 0)}`]
  }
  return what === 'trade' || what === 'buy' ? [`${what} 0`] : [what]
}
