/** The app without a connection: a service worker keeps all of it, where the browser allows one. */

type Offline = 'unknown' | 'ready' | 'never'

export const offline = $state<{ state: Offline }>({ state: 'unknown' })

/** Only secure pages may have a service worker: https, or this device itself. */
export async function keepForOffline(): Promise<void> {
  if (!import.meta.env.PROD) return
  if (!('serviceWorker' in navigator)) {
    offline.state = 'never'
    return
  }
  try {
    await navigator.serviceWorker.register('/sw.js')
    await navigator.serviceWorker.ready
    offline.state = 'ready'
  } catch {
    offline.state = 'never'
  }
}
