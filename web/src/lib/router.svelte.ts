/** Pages by their paths, with the browser's own back and forward. */

export const route = $state({ path: location.pathname })

window.addEventListener('popstate', () => {
  route.path = location.pathname
})

/** How many pages of the app lie before this one in the browser's history. */
function depth(): number {
  return (history.state as { depth?: number } | null)?.depth ?? 0
}

export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(history.state, '', path)
  else if (path !== location.pathname + location.hash) history.pushState({ depth: depth() + 1 }, '', path)
  route.path = location.pathname
  window.scrollTo(0, 0)
}

export function canGoBack(): boolean {
  return depth() > 0
}

/** Let links within the app open without loading a page. */
export function followLinks(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api')) return
  event.preventDefault()
  go(link.pathname + link.hash)
}

/** The parts of a path that fits a pattern such as `/table/:id`, or null. */
export function match(pattern: string, path: string): string[] | null {
  const [wanted, given] = [pattern.split('/'), path.replace(/(.)\/$/, '$1').split('/')]
  if (wanted.length !== given.length) return null
  const fits = wanted.every((part, index) => part.startsWith(':') || part === given[index])
  return fits ? decoded(given.filter((_, index) => wanted[index]?.startsWith(':'))) : null
}

/** Null for what no browser has encoded, such as `%`. */
function decoded(parts: string[]): string[] | null {
  try {
    return parts.map(decodeURIComponent)
  } catch {
    return null
  }
}
