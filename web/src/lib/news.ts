/** How much of the log is news by now: what is still to be shown is not told before. */

import type { Live } from './live.svelte'
import type { LogLine } from './types'

/** What has been told: while a reveal is shown, not the card after it, and not who has won. */
export function told({ held, lines }: Live): LogLine[] {
  const isNext = ({ kind }: LogLine) => kind === 'game-ended' || (held?.past && kind === 'card-turned')
  const next = held ? lines.findIndex((line) => line.number >= held.number && isNext(line)) : -1
  return next < 0 ? lines : lines.slice(0, next)
}

/** What has been told and is seen to be so. */
export function seen(live: Live): LogLine[] {
  const { moving } = live.stage.director
  return moving.length === 0 ? told(live) : told(live).filter(({ event }) => !moving.some((each) => each === event))
}
