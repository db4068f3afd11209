// What is inside a symbol, as SVG.
import type { Drawing, Mark, Plate } from './symbols'

const HOUSE = 'M16 1.500 28 12v18.500H4V12z'
/** Ten petals in one outline: arcs from where two of them meet to where the next two do. */
const ROSETTE = Array.from({ length: 11 }, (_, at) => {
  const turn = ((at - 0.5) * Math.PI) / 5
  return `${at ? 'A4.6 4.6 0 0 1 ' : 'M'}${(16 + 13.69 * Math.cos(turn)).toFixed(2)} ${(16 + 13.69 * Math.sin(turn)).toFixed(2)}`
}).join('')

const PLATES: Record<Plate, string> = {
  coin: '<circle cx="16" cy="16" r="14.5" class="plate"/><circle cx="16" cy="16" r="11.7" class="ring"/>',
  rosette: `<path d="${ROSETTE}z" class="plate"/>`,
  tile: '<rect x="2.5" y="2.5" width="27" height="27" rx="5" class="plate"/>',
  token: '<circle cx="16" cy="16" r="13.6" class="plate"/><circle cx="16" cy="16" r="13.6" class="dashes"/>',
  back: '<rect x="5.5" y="2" width="21" height="28" rx="3.5" class="plate"/><rect x="8" y="4.5" width="16" height="23" rx="2" class="ring"/>',
  face: '<rect x="5.5" y="2" width="21" height="28" rx="3.5" class="plate"/><path d="M9 8h14M9 12.5h14M9 17h9" class="lines"/>',
  track: `<path d="${HOUSE}" class="plate"/>`,
  deed: '<path d="M9.5 2h13L30 9.5v13L22.5 30h-13L2 22.5v-13z" class="plate"/>',
  land: '<path d="M2 21c3-5 7-3 10-6s8-4 12-1 6 6 6 10-5 6-11 6S0 27 2 21z" class="plate"/>',
  none: '',
}
const ANY_TRACK = `<path d="M16 1.500 4 12v18.500h8V6z" class="third red"/><path d="M16 1.500 12 5v25.500h8V5z" class="third yellow"/><path d="M16 1.500 20 5v25.500h8V12z" class="third blue"/><path d="${HOUSE}" class="edge"/>`

const MARKS: Record<Mark, string> = {
  plus: '<path d="M-3.8 0h7.6M0-3.8v7.6"/>',
  down: '<path d="M0-4v7.6M-3.2.4 0 3.8 3.2.4"/>',
  up: '<path d="M0 4v-7.6M-3.2-.4 0-3.8 3.2-.4"/>',
  right: '<path d="M-4 0h7.6M.4-3.2 3.8 0 .4 3.2"/>',
  cross: '<path d="M-3-3 3 3M3-3-3 3"/>',
  free: '<ellipse rx="2.5" ry="3.7"/>',
  ask: '<path d="M-2.3-2C-2-4.8 2.6-4.6 2.4-1.6 2.2 0 0-.1 0 1.6M0 3.9v.1"/>',
  scoring: '<path d="M-2.8-4h5.6L-2.8 4h5.6z"/>',
  end: '<path d="M-2.6 4.2V-4H3.4L1.6-1.6 3.4.8H-2.6"/>',
  low: '<path d="M-3.8-2.6h2M-1 0h2M1.8 2.6h2M-3.8 3.4v-4"/>',
}

/** Where the figure stands on its plate: left edge, top edge, side. */
function room(plate: Plate, marked: boolean): [number, number, number] {
  if (plate === 'none') return marked ? [1, 1, 27] : [2, 2, 28]
  if (plate === 'track') return [9, 12.5, 14]
  if (plate === 'back' || plate === 'face') return [9, 9, 14]
  return plate === 'land' ? [6, 3, 20] : [7, 7, 18]
}

function figure(of: Drawing, plate: Plate): string {
  if (of.path) {
    const [left, top, side] = room(plate, !!of.mark)
    const scale = side / Number((of.box ?? '0 0 24 24').split(' ')[2])
    const rule = of.box ? '' : ' fill-rule="evenodd"'
    return `<path d="${of.path}" transform="translate(${left} ${top}) scale(${scale})" class="figure"${rule}/>`
  }
  return of.letters ? `<text x="16" y="21.5" class="letters">${of.letters}</text>` : ''
}

function markup(of: Drawing, plate: Plate, n: string): string {
  const ground = plate === 'track' && of.tint === 'any' ? ANY_TRACK : PLATES[plate]
  const number = n ? `<text x="16" y="22.5" class="number">${n}</text>` : ''
  const mark = of.mark ? `<g class="mark ${of.mark}" transform="translate(24.5 24.5)"><circle r="7"/>${MARKS[of.mark]}</g>` : ''
  return ground + figure(of, plate) + number + mark
}

const known = new WeakMap<Drawing, Map<string, string>>()

/** The inside of a symbol, to be put into an `<svg viewBox="0 0 32 32">`. */
export function inside(of: Drawing, plate: Plate, n: number | string | undefined): string {
  const written = of.inside && n !== undefined && /^\w+$/.test(String(n)) ? String(n) : ''
  const key = `${plate} ${written}`
  const forms = known.get(of) ?? new Map<string, string>()
  known.set(of, forms)
  let found = forms.get(key)
  if (found === undefined) forms.set(key, (found = markup(of, plate, written)))
  return found
}
