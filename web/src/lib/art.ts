/** The pictures, by the names of their files. A browser loads and draws each one once. */

import type { BidCard, PartyCard } from './game'

const files = import.meta.glob<string>('../art/*.svg', { eager: true, query: '?url', import: 'default' })

export function picture(name: string): string | undefined {
  return files[`../art/${name}.svg`]
}

export function partyPicture(card: PartyCard | ''): string | undefined {
  return picture(card === 'W' ? 'wullawaki' : card === 'C' ? 'copicastor' : `guest-${card}`)
}

export function bidPicture(card: BidCard | ''): string | undefined {
  return picture(card === 'G' ? 'gnalli' : `gnumie-${card}`)
}
