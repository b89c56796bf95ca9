/** How each reaction looks; what it says is a text. */

import type { Reaction } from './game'

export const REACTION_SIGNS: Record<Reaction, string> = {
  hello: '👋',
  'well-played': '👏',
  wow: '😮',
  ouch: '😣',
  thinking: '🤔',
  haha: '😄',
  thanks: '🙏',
  bye: '🌙',
}
