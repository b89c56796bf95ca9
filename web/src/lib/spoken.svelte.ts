/** Which language the page speaks. It is state, so that all that is drawn follows when it changes. */

import { FluentBundle } from '@fluent/bundle'
import type { Language } from './languages'

class Spoken {
  language = $state<Language>('en')
  texts = $state.raw(new FluentBundle('en'))
  /** The English texts, as soon as the language has turned out to lack one. */
  english = $state.raw<FluentBundle | null>(null)
}

export const spoken = new Spoken()
