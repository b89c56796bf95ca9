import { beforeAll, vi } from 'vitest'
import { useLanguage } from '../src/lib/fluent'
import { FakeSource } from './fakes'

vi.stubGlobal('EventSource', FakeSource)
// jsdom has no dialogs that open, and no scrolling.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
window.scrollTo = () => undefined

beforeAll(() => useLanguage('en'))
