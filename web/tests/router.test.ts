import { expect, it } from 'vitest'
import { match } from '../src/lib/pages'
import { canGoBack, go, route } from '../src/lib/router.svelte'

it('finds the parts of a path', () => {
  expect(match('/table/:id', '/table/a%20b')).toEqual({ id: 'a b' })
  expect(match('/table/:id', '/table/x/')).toEqual({ id: 'x' })
  expect(match('/table/:id', '/table/x/replay')).toBeNull()
  expect(match('/lobby', '/lobby')).toEqual({})
})

it('knows whether there is a way back', () => {
  history.replaceState(null, '', '/')
  expect(canGoBack()).toBe(false)
  go('/lobby', { replace: true })
  expect(canGoBack()).toBe(false)
  go('/rules#R2.4')
  expect(route.path).toBe('/rules')
  expect(canGoBack()).toBe(true)
})

it('goes back and forward', async () => {
  go('/lobby')
  go('/new')
  history.back()
  await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  expect(route.path).toBe('/lobby')
})
