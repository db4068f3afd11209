// What the house calls bots in its sentences ("bot fair 2") is said in the reader's language.
import type { SeatInfo } from '../protocol/messages'
import { seatName } from '../titles'

/** Equal names all get a number, from 1 on, that makes them differ, as the house does it. */
function numbered(names: string[]): string[] {
  const several = (name: string): boolean => name !== '' && names.indexOf(name) !== names.lastIndexOf(name)
  const taken = new Set(names.filter((name) => !several(name)))
  return names.map((name) => {
    if (!several(name)) return name
    let number = 1
    while (taken.has(`${name} ${number}`)) number += 1
    taken.add(`${name} ${number}`)
    return `${name} ${number}`
  })
}

/** Seats as the page calls them; equal names get their number. */
export function seatNames(seats: readonly SeatInfo[]): string[] {
  return numbered(seats.map((seat, number) => seatName(seat, number)))
}

/** A sentence of the house with the bots called as the page calls them. */
export function renamed(text: string, seats: readonly SeatInfo[]): string {
  if (!seats.some((seat) => seat.bot && text.includes(seat.name))) return text
  const theirs = numbered(seats.map((seat) => seat.name))
  const ours = seatNames(seats)
  const order = theirs.map((_, number) => number).filter((number) => seats[number]?.bot)
  order.sort((a, b) => (theirs[b]?.length ?? 0) - (theirs[a]?.length ?? 0))
  return order.reduce((said, number) => said.replaceAll(theirs[number] ?? '', `\u0000${number}\u0000`), text).replace(/\0(\d+)\0/g, (_, number: string) => ours[Number(number)] ?? '')
}

/** What is asked of the person who reads it: the name in front ("Anna: ", « Anna : ») is the own one, and says nothing. */
export function toYou(prompt: string, name: string): string {
  const rest = name && prompt.startsWith(name) ? /^\s*:\s*(.+)$/su.exec(prompt.slice(name.length))?.[1] : undefined
  return rest ? rest.charAt(0).toUpperCase() + rest.slice(1) : prompt
}
