/** Asks at once for all that the first page needs, and not for one thing after the other; then shows it. */

import './app.css'
import { askAhead } from './lib/ahead'
import { preferred } from './lib/languages'
import { pageAt } from './lib/pages'
import { load } from './lib/storage'
import { CORE, textOf } from './lib/texts'

const { language: kept } = { ...(load('settings') as object | null) } as { language?: unknown }
const language = preferred([typeof kept === 'string' ? kept : '', ...navigator.languages])
const page = pageAt(location.pathname)
const texts = [...CORE, ...(page?.texts ?? [])]
if (page?.asks) askAhead(page.asks(page.given))
const needed = [page?.load(), ...texts.map((name) => textOf(language, name))]

// What does not come is missed, and told of, where it is used.
Promise.all(needed).catch(() => undefined)
import('./start')
  .then(({ start }) => start(language))
  .catch(offerAnew)

/** Without its texts the page has no words, but it need not stay white. */
function offerAnew(): void {
  const anew = document.createElement('button')
  anew.className = 'button main anew'
  anew.textContent = `↻ ${document.title}`
  anew.onclick = () => location.reload()
  window.addEventListener('online', () => location.reload())
  document.getElementById('app')?.replaceChildren(anew)
}
