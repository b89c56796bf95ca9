import { expect, it } from 'vitest'
import { go, match, route } from '../src/lib/router.svelte'

it('finds the parts of a path', () => {
  expect(match('/table/:id', '/table/a%20b')).toEqual(['a b'])
  expect(match('/table/:id', '/table/x/')).toEqual(['x'])
  expect(match('/table/:id', '/table/x/replay')).toBeNull()
  expect(match('/lobby', '/lobby')).toEqual([])
})

it('goes back and forward', async () => {
  go('/lobby')
  go('/new')
  history.back()
  await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  expect(route.path).toBe('/lobby')
})
