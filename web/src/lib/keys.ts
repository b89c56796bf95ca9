/** The keys that choose a card: 1 to 9 for 10 to 90, 0 for 100, G for the Gnalli. */

import type { BidCard } from './game'

export function cardOf(key: string): BidCard | null {
  if (key === 'g' || key === 'G') return 'G'
  if (!/^\d$/.test(key)) return null
  return key === '0' ? '100' : `${key}0`
}
