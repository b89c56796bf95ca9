import { afterEach, expect, it, vi } from 'vitest'
import { answerTo, askAhead } from '../src/lib/ahead'

afterEach(() => vi.unstubAllGlobals())

const asking = (path: string, method = 'GET') => new Request(`http://localhost${path}`, { method })

it('answers once with what was asked ahead, then asks anew', async () => {
  const asked = vi.fn((what: unknown) => Promise.resolve(String(what)))
  vi.stubGlobal('fetch', asked)
  askAhead('/api/tables/1')
  expect(asked).toHaveBeenCalledTimes(1)
  expect(await answerTo(asking('/api/tables/1', 'POST'))).not.toBe('/api/tables/1')
  expect(await answerTo(asking('/api/tables/1'))).toBe('/api/tables/1')
  expect(await answerTo(asking('/api/tables/1'))).not.toBe('/api/tables/1')
  expect(asked).toHaveBeenCalledTimes(3)
})

it('tells whoever wants to know that the server was not reached', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  askAhead('/api/tables/2')
  await expect(answerTo(asking('/api/tables/2'))).rejects.toThrow('offline')
})
