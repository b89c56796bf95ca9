/** What a room is worth as it stands (section 7): the one rule that the web holds, because rooms are
 * read while they grow, in replays too. It passes all of vectors/scores.json. */

import type { PartyCard } from './game'

const SET_POINTS = [0, 0, 20, 50, 100, 150]

/** The total of a room (R7.1 to R7.4). */
export function roomPoints(room: PartyCard[]): number {
  const guests = Array<number>(16).fill(0)
  let wullawakis = 0
  let copicastors = 0
  for (const card of room) {
    if (card === 'W') wullawakis += 1
    else if (card === 'C') copicastors += 1
    else guests[Number(card)] = (guests[Number(card)] ?? 0) + 1
  }
  if (wullawakis >= 3) return bestChoice(guests, copicastors, wullawakis)
  const present = guests.flatMap((count, guest) => (count > 0 ? [guest] : []))
  const leaving = wullawakis === 1 ? present[0] : wullawakis === 2 ? present.at(-1) : undefined
  if (leaving !== undefined) guests[leaving] = (guests[leaving] ?? 1) - 1
  return points(guests, 1, 0, copicastors)
}

/** With three or more Wullawakis the owner gives away as many cards as cost least. */
function bestChoice(guests: number[], copicastors: number, wullawakis: number): number {
  const all = guests.reduce((sum, count) => sum + count, copicastors)
  const give = Math.min(wullawakis, all)
  let best = 0
  for (let leaving = 0; leaving <= Math.min(copicastors, give); leaving += 1) {
    best = Math.max(best, points(guests, 1, give - leaving, copicastors - leaving))
  }
  return best
}

/** The most for the guests from `guest` on when `give` leave and `joining` Copicastors join the lowest left. */
function points(guests: number[], guest: number, give: number, joining: number): number {
  if (guest > 15) return give === 0 ? 0 : -Infinity
  const count = guests[guest] ?? 0
  let best = -Infinity
  for (let leaving = 0; leaving <= Math.min(count, give); leaving += 1) {
    const stay = count - leaving
    const set = stay > 0 ? setPoints(guest, stay + joining) : 0
    best = Math.max(best, set + points(guests, guest + 1, give - leaving, stay > 0 ? 0 : joining))
  }
  return best
}

function setPoints(guest: number, count: number): number {
  return count === 1 ? guest : (SET_POINTS[Math.min(count, 5)] ?? 0)
}
