/** How this person likes it, kept on this device. */

import { LANGUAGES } from './languages'
import { load, save } from './storage'

export type Theme = 'auto' | 'light' | 'dark'
export type Speed = 'calm' | 'normal' | 'quick'

/** How long a motion takes, by its own measure. */
export const SPEEDS: Record<Speed, number> = { calm: 1.6, normal: 1, quick: 0.55 }
/** Seconds that a reveal may stay. */
export const PAUSES = [2, 4, 8, 0]
/** As in the fields for it, and on the server. */
const LONGEST_NAME = 40

const FRESH = {
  name: '',
  /** The language; none follows the browser. */
  language: '',
  theme: 'auto' as Theme,
  /** Less motion, besides what the system asks for. */
  still: false,
  /** Show what everybody still holds. */
  holds: true,
  /** Show beside the table what is still to come. */
  unseen: true,
  /** Show what the card at the door is worth to each player now. */
  worth: true,
  /** Has been through the tutorial, or does not want it. */
  learned: false,
  sound: false,
  speed: 'normal' as Speed,
  /** Seconds that a reveal stays at least, once its cards lie; 0 waits for a tap. */
  pause: 4,
}

type Settings = typeof FRESH

const FEW: Partial<Record<keyof Settings, readonly unknown[]>> = {
  language: ['', ...LANGUAGES],
  theme: ['auto', 'light', 'dark'],
  speed: Object.keys(SPEEDS),
  pause: PAUSES,
}

export const settings = $state(readSettings(load('settings')))

/** The settings as they were kept; each that cannot be one is as it was at first. */
export function readSettings(kept: unknown): Settings {
  const given: Record<string, unknown> = { ...(kept as object | null) }
  const own = Object.entries(FRESH).map(([name, fresh]) => [name, isFit(name as keyof Settings, given[name]) ? given[name] : fresh])
  return Object.fromEntries(own) as Settings
}

function isFit(name: keyof Settings, value: unknown): boolean {
  const few = FEW[name]
  if (few) return few.includes(value)
  return typeof value === typeof FRESH[name] && (typeof value !== 'string' || value.length <= LONGEST_NAME)
}

const lessMotion = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)')

/** Whether nothing is to move, as the person or the system asks for. */
export function isStill(): boolean {
  return settings.still || (lessMotion?.matches ?? false)
}

/** Keep the settings and let the page follow them; called as an effect. */
export function followSettings(): void {
  save('settings', $state.snapshot(settings))
  const root = document.documentElement
  root.dataset.theme = settings.theme
  root.classList.toggle('still', settings.still)
}
