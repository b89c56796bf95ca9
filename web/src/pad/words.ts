/** What the score pad says. */

import { explain, type Line } from '../lib/explain'
import { isolated, t } from '../lib/fluent'
import type { PartyCard, Seat } from '../lib/game'
import { cardName, cardsListed, listed } from '../lib/words'
import { howMany, inDeck } from './deck'
import { type Game, scores, type Sheet } from './sheet'

/** A name, or for an empty one that of the seat. */
export function nameOf(sheet: Sheet, seat: Seat): string {
  return sheet.names[seat]?.trim() || t('pad-player', { number: seat + 1 })
}

/** Why a card cannot come into any room: who has them all (R1.4). */
export function noneLeft(sheet: Sheet, game: Game, card: PartyCard): string {
  const where = game.rooms.flatMap((room, seat) => {
    const count = howMany(card, room)
    return count > 0 ? [t('pad-has', { name: isolated(nameOf(sheet, seat)), count })] : []
  })
  return t('pad-none-left', { count: inDeck(card), card: cardName(card), where: listed(where) })
}

/** The scoring of a room in lines, the owner's own choice told as his. */
export function told(game: Game, seat: Seat): Line[] {
  const score = scores(game)[seat]
  if (!score) return []
  const lines = explain(score)
  if (!game.choices[seat]) return lines
  const chosen = { wullawakis: score.wullawakis, count: score.left.length, cards: cardsListed(score.left) }
  return [{ rule: 'R7.1', text: t('pad-left-chosen', chosen) }, ...lines.slice(1)]
}
