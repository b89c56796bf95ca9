/** What a card would change in each room, as the rooms stand now. */

import type { PartyCard, View } from './game'
import { roomPoints } from './score'

export function worthNow(room: PartyCard[], card: PartyCard): number {
  return roomPoints([...room, card]) - roomPoints(room)
}

/** By seat, for the card that the viewer sees at the door or has drawn; null who cannot get it. */
export function worths({ phase, rooms }: View): (number | null)[] {
  if (phase.type === 'bidding') {
    return rooms.map((room, seat) => (phase.bidders.includes(seat) ? worthNow(room, phase.face_up) : null))
  }
  const drawn = phase.type === 'deciding' ? phase.drawn : null
  return rooms.map((room) => (drawn ? worthNow(room, drawn) : null))
}
