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
