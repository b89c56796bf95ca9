/** A scored room in sentences, each with its rule (as gnumies.locale.explain). */

import { t } from './fluent'
import type { RoomScore } from './game'
import { OWNERS_CHOICE } from './score'
import { cardName, cardsListed, several } from './words'

export interface Line {
  rule: string
  text: string
}

/** The scoring in the order of the rules. */
export function explain(score: RoomScore): Line[] {
  const lines: Line[] = []
  if (score.wullawakis > 0) lines.push({ rule: 'R7.1', text: wullawakis(score) })
  if (score.copicastors > 0) lines.push({ rule: 'R7.2', text: copicastors(score) })
  for (const { guest, count, points } of score.sets) {
    lines.push({ rule: 'R7.3', text: t('explain-set', { cards: several(guest, count, 'subject'), points }) })
  }
  lines.push({ rule: 'R7.3', text: t('explain-total', { points: score.total }) })
  return lines
}

function wullawakis(score: RoomScore): string {
  const wullawakis = score.wullawakis
  if (score.left.length === 0) return t('explain-left-alone', { wullawakis })
  const cards = cardsListed(score.left)
  if (wullawakis === 1) return t('explain-left-lowest', { cards })
  if (wullawakis < OWNERS_CHOICE) return t('explain-left-highest', { cards })
  if (score.sets.length === 0 && score.copicastors === 0) return t('explain-left-all', { wullawakis, cards })
  return t('explain-left-choice', { wullawakis, count: score.left.length, cards })
}

function copicastors(score: RoomScore): string {
  const count = score.copicastors
  if (score.became === null) return t('explain-copicastor-alone', { count })
  return t('explain-copicastor', { count, card: cardName(score.became) })
}
