import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, it, vi } from 'vitest'
import mine from '../fixtures/mine.json'
import { nonceCommitment } from '../src/lib/fair'
import { nonceFor } from '../src/lib/nonces'
import { route } from '../src/lib/router.svelte'
import Home from '../src/pages/Home.svelte'
import { refusal, serve } from './fakes'

// It is only fetched ahead here.
vi.mock('../src/pages/Table.svelte', () => ({ default: () => undefined }))

afterEach(cleanup)

it('plays with one click', async () => {
  const asked = serve({
    'GET /api/me': mine,
    'POST /api/tables': { table: 'fresh', seat: 0 },
    'POST /api/tables/fresh/start': null,
  })
  render(Home)
  await fireEvent.click(screen.getByRole('button', { name: 'Play now' }))
  await vi.waitFor(() => expect(route.path).toBe('/table/fresh'))
  const made = asked.find(({ method }) => method === 'POST')?.body as { seats: { kind: string }[]; commitment: string }
  expect(made.seats.map(({ kind }) => kind)).toEqual(['me', 'bot', 'bot', 'bot'])
  expect(made.commitment).toBe(nonceCommitment(nonceFor('fresh')))
})

it('shows own tables, those that wait first seen as such', async () => {
  serve({ 'GET /api/me': mine })
  render(Home)
  await vi.waitFor(() => screen.getByText('your turn'))
  screen.getByRole('heading', { name: 'Your last games' })
  const { totals } = mine.tables[2]?.outcome ?? { totals: [] }
  screen.getByText(`Cleo won with ${Math.max(...totals)}, you have ${totals[0]}`)
})

it('says what went wrong', async () => {
  serve({ 'GET /api/me': mine, 'POST /api/tables': refusal(422, 'bad-name') })
  render(Home)
  await fireEvent.click(screen.getByRole('button', { name: 'Play now' }))
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/another name/))
})
