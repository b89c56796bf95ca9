import { beforeEach, describe, expect, it, vi } from 'vitest'
import { nonceFor, promiseOf } from '../src/lib/nonces'
import { Outbox } from '../src/lib/outbox'
import { match } from '../src/lib/pages'
import { readSettings } from '../src/lib/settings.svelte'
import { load, save } from '../src/lib/storage'
import { givenNames } from '../src/lib/tables'

// What this app has not written itself must not be able to stop it.
const GARBAGE = ['null', '5', 'true', '"x"', '[]', '[1,null,{}]', '{"t":5}', '{"t":null}', '{', '']
const FRESH = readSettings(null)

beforeEach(() => localStorage.clear())

it.each(GARBAGE)('takes %s in place of what is kept for nothing', (text) => {
  for (const key of ['settings', 'people', 'nonces']) localStorage.setItem(`gnumies-${key}`, text)
  expect(readSettings(load('settings'))).toEqual(FRESH)
  expect(givenNames().every((name) => typeof name === 'string')).toBe(true)
  expect(givenNames()).toHaveLength(5)
  expect(promiseOf('t')).toBeNull()
  expect(nonceFor('t')).toMatch(/^[0-9a-f]{64}$/)
  expect(nonceFor('t')).toBe(nonceFor('t'))
})

it('remembers for as long as the page lasts what cannot be kept', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const nonce = nonceFor('full')
  expect(nonceFor('full')).toBe(nonce)
  full.mockRestore()
  save('nonces', {})
  expect(nonceFor('full')).not.toBe(nonce)
})

describe('settings', () => {
  it.each(Object.keys(FRESH))('have %s as at first where something else is kept', (name) => {
    for (const value of [null, [], {}, -1, 1e300, 'x'.repeat(41)]) expect(readSettings({ [name]: value })).toEqual(FRESH)
  })

  it('are as they were kept', () => {
    const kept = { ...FRESH, name: 'Ada', language: 'nl', theme: 'dark', speed: 'quick', pause: 0, still: true, sound: true, holds: false }
    expect(readSettings(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
    expect(readSettings({ ...kept, pause: 3, other: 1 })).toEqual({ ...kept, pause: FRESH.pause })
  })
})

it.each(GARBAGE)('sends nothing for %s in the outbox', (text) => {
  sessionStorage.setItem('out', text)
  const outbox = new Outbox('out', () => Promise.reject(new Error('sent')), () => undefined)
  expect(outbox.pending).toBeNull()
  outbox.close()
})

it('finds no page where a path has a broken escape', () => {
  expect(match('/table/:id', '/table/%')).toBeNull()
  expect(match('/table/:id', '/table/%E0%A4%A')).toBeNull()
})
