import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, expect, it, vi } from 'vitest'
import Table from '../src/pages/Table.svelte'
import { serve } from './fakes'
import { table } from './fixtures'

// As when the network is gone, or the server has become a newer one, in the middle of a game.
vi.mock('../src/components/Result.svelte', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

afterEach(cleanup)

it('says so when a part of the page cannot be fetched, and can be tried again', async () => {
  serve({ 'GET /api/tables/fixture': table('over') })
  render(Table, { id: 'fixture' })
  await vi.waitFor(() => screen.getByText('This page could not be loaded.'), { timeout: 4000 })
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeNull()
})
