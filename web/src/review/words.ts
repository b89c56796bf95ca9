/** What the coach found, in words: the sentences of `gnumies analyze`. */

import { isolated, t } from '../lib/fluent'
import { bidName, cardName, listed, type Role } from '../lib/words'
import { isCard, wayOf, type Analysis, type Choice, type Turn } from './analysis'

/** Whose chances a turning point changed by less is not named. */
const TOLD = 0.02

/** A number with one digit after the point, as the language writes it. */
export function figure(number: number | null, signed = false): string {
  if (number === null) return '–'
  const tenths = Math.round(Math.abs(number) * 10)
  const sign = number < 0 && tenths ? 'minus' : signed ? 'plus' : 'none'
  return t('analysis-number', { sign, whole: String(Math.floor(tenths / 10)), tenth: String(tenths % 10) })
}

export function percent(share: number | null, signed = false): string {
  return share === null ? '–' : whole(figure(100 * share, signed))
}

/** A number and its sign stay on one line. */
function whole(number: string): string {
  return t('analysis-percent', { number }).replace(' ', '\u00a0')
}

/** Without a digit after the point, for where one looks rather than reads. */
export function roughly(share: number): string {
  return whole(String(Math.round(100 * share)))
}

export function moveName(move: string, names: string[], role: Role = 'name'): string {
  if (move === 'keep') return t('analysis-keep')
  if (move.startsWith('give:')) return t('analysis-give', { name: isolated(names[Number(move.slice(5))] ?? '') })
  return isCard(move) ? bidName(move, role) : '–'
}

export interface Advised {
  move: string
  share: number
}

/** What should have been chosen; of a mixture each part with its share. */
export function advice(advised: Advised[], names: string[], role: Role = 'name'): string {
  if (advised.length === 1) return moveName(advised[0]?.move ?? '', names, role)
  return listed(advised.map(({ move, share }) => t('analysis-part', { move: moveName(move, names, role), share: roughly(share) })))
}

export function advisedOf({ options }: Choice): Advised[] {
  return options.flatMap(({ move, advised }) => (advised > 0 ? [{ move, share: advised }] : []))
}

export interface Costly {
  kind: 'bidding' | 'decision'
  round: number
  card: string
  seat: number
  names: string[]
  chosen: string
  advised: Advised[]
}

/** What was chosen where, and what would have been better. */
export function costly({ kind, round, card, seat, names, chosen, advised }: Costly): string {
  const said = { round, name: isolated(names[seat] ?? ''), card: cardName(card, 'object'), better: advice(advised, names, 'object') }
  if (kind === 'bidding') {
    const way = wayOf(chosen, advised.map(({ move }) => move))
    return t('analysis-bid', { ...said, way, chosen: moveName(chosen, names, 'object') })
  }
  const way = chosen.startsWith('give') ? 'give' : 'keep'
  return t('analysis-decision', { ...said, way, to: way === 'give' ? isolated(names[Number(chosen.slice(5))] ?? '') : '' })
}

export function turn({ moments, players }: Analysis, { moment: at, by, win }: Turn): string {
  const moment = moments[at]
  const gains = win.flatMap((gain, seat) =>
    Math.abs(gain) < TOLD ? [] : [t('analysis-gain', { name: isolated(players[seat]?.name ?? ''), change: percent(gain, true) })],
  )
  const what = by === 'luck' ? 'luck' : (moment?.kind ?? 'bidding')
  return t('analysis-turn', { what, card: cardName(moment?.card ?? '', 'object'), gains: listed(gains) })
}
