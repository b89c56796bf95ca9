import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, it, vi } from 'vitest'
import Away from '../src/components/Away.svelte'
import { Failure } from '../src/lib/client'

afterEach(cleanup)

it('can be tried again where the server has failed, not where it has refused', async () => {
  const onagain = vi.fn()
  const { unmount } = render(Away, { failure: new Failure(500, 'unknown', ''), onagain })
  await fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onagain).toHaveBeenCalledOnce()
  unmount()
  render(Away, { failure: new Failure(400, 'bad', ''), onagain })
  expect(screen.queryByRole('button')).toBeNull()
})
