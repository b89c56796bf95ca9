/** What a room is worth, and why (section 7): the one rule that the web holds, because rooms are read
 * while they grow, in replays, and on the score pad without a server. It gives what gnumies.rules.scoring
 * gives, field by field. */

import type { PartyCard, RoomScore, Seat } from './game'

/** From so many Wullawakis on, the owner chooses what leaves with them (R7.1). */
export const OWNERS_CHOICE = 3

const SET_POINTS = [0, 0, 20, 50, 100, 150]

interface Counts {
  /** How many there are of each guest, by its number. */
  guests: number[]
  copicastors: number
  wullawakis: number
}

/** The points of a room, by the best choice. */
export function roomPoints(room: PartyCard[]): number {
  return scoreRoom(room).total
}

/** Score a room. What its owner has chosen to give with three or more Wullawakis replaces the best choice. */
export function scoreRoom(room: PartyCard[], chosen: PartyCard[] | null = null): RoomScore {
  const counts = counted(room)
  const { wullawakis } = counts
  const left = (wullawakis >= OWNERS_CHOICE && chosen) || leaving(counts)
  const gone = counted(left)
  const guests = counts.guests.map((count, guest) => count - (gone.guests[guest] ?? 0))
  const copicastors = counts.copicastors - gone.copicastors
  const lowest = copicastors > 0 ? guests.findIndex((count) => count > 0) : -1
  if (lowest > 0) guests[lowest] = (guests[lowest] ?? 0) + copicastors
  const sets = guests.flatMap((count, guest) =>
    count > 0 ? [{ guest: String(guest), count, points: setPoints(guest, count) }] : [],
  )
  const total = sets.reduce((sum, { points }) => sum + points, 0)
  return { wullawakis, left, copicastors, became: lowest > 0 ? String(lowest) : null, sets, total }
}

/** How many cards the owner gives with the Wullawakis where that is a choice, else 0 (R7.1). */
export function toChoose(room: PartyCard[]): number {
  const wullawakis = room.filter((card) => card === 'W').length
  return wullawakis >= OWNERS_CHOICE && room.length > 2 * wullawakis ? wullawakis : 0
}

/** The seats with the highest total, which share the win (R7.4). */
export function best(totals: number[]): Seat[] {
  const most = Math.max(...totals)
  return totals.flatMap((total, seat) => (total === most ? [seat] : []))
}

function counted(cards: PartyCard[]): Counts {
  const guests = Array<number>(16).fill(0)
  const counts = { guests, copicastors: 0, wullawakis: 0 }
  for (const card of cards) {
    if (card === 'W') counts.wullawakis += 1
    else if (card === 'C') counts.copicastors += 1
    else guests[Number(card)] = (guests[Number(card)] ?? 0) + 1
  }
  return counts
}

/** The cards that leave with the Wullawakis (R7.1), sorted. */
function leaving(counts: Counts): PartyCard[] {
  if (counts.wullawakis >= OWNERS_CHOICE) return bestChoice(counts)
  const present = counts.guests.flatMap((count, guest) => (count > 0 ? [guest] : []))
  const guest = [undefined, present[0], present.at(-1)][counts.wullawakis]
  return guest === undefined ? [] : [String(guest)]
}

interface Choice {
  points: number
  left: number[]
}

const COPICASTOR = 16

/** The cards to give away for the most points; of equally good choices the one with the higher cards. */
function bestChoice({ guests, copicastors, wullawakis }: Counts): PartyCard[] {
  const give = Math.min(wullawakis, guests.reduce((sum, count) => sum + count, copicastors))
  const choose = chooser(guests)
  let best: Choice = { points: -Infinity, left: [] }
  for (let leaving = 0; leaving <= Math.min(copicastors, give); leaving += 1) {
    const { points, left } = choose(1, give - leaving, copicastors - leaving)
    const choice = { points, left: [...left, ...Array<number>(leaving).fill(COPICASTOR)] }
    if (choice.points > best.points || (choice.points === best.points && isHigher(choice.left, best.left))) best = choice
  }
  return best.left.map((card) => (card === COPICASTOR ? 'C' : String(card)))
}

/** Tries all numbers of each guest from one on, when `give` leave and `joining` Copicastors join the lowest left. */
function chooser(guests: number[]): (guest: number, give: number, joining: number) => Choice {
  const known = new Map<string, Choice>()

  function choose(guest: number, give: number, joining: number): Choice {
    if (guest > 15) return { points: give === 0 ? 0 : -Infinity, left: [] }
    const key = `${guest} ${give} ${joining}`
    const found = known.get(key) ?? tried(guest, give, joining)
    known.set(key, found)
    return found
  }

  function tried(guest: number, give: number, joining: number): Choice {
    const count = guests[guest] ?? 0
    let best: Choice = { points: -Infinity, left: [] }
    for (let leaving = 0; leaving <= Math.min(count, give); leaving += 1) {
      const stay = count - leaving
      const rest = choose(guest + 1, give - leaving, stay > 0 ? 0 : joining)
      const points = rest.points + (stay > 0 ? setPoints(guest, stay + joining) : 0)
      // Fewer of a low guest leave more room for higher ones, so an equal one that comes later is no better.
      if (points > best.points) best = { points, left: [...Array<number>(leaving).fill(guest), ...rest.left] }
    }
    return best
  }

  return choose
}

function isHigher(cards: number[], than: number[]): boolean {
  const at = cards.findIndex((card, index) => card !== than[index])
  return at >= 0 && (cards[at] ?? 0) > (than[at] ?? 0)
}

function setPoints(guest: number, count: number): number {
  return count === 1 ? guest : (SET_POINTS[Math.min(count, 5)] ?? 0)
}
