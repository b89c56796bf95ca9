// Keeps the whole app on the device, so that its pages open without a connection. `VERSION` and `FILES`
// come before this when the app is built (offline.js).
//
// Each version has a cache of its own, filled at once: a page and its files always fit together. A page
// comes from the host as long as it answers, so that nobody is left with an old app; the files have
// names that change with what is in them, so a kept one is right. What the API says is never kept.

const CACHE = `gnumies-${VERSION}`
const PATIENCE = 4000

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })))))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOthers().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || /^\/(api|health)\b/.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (FILES.includes(pathname)) event.respondWith(kept(pathname, request))
})

async function dropOthers() {
  const names = await caches.keys()
  const others = names.filter((name) => name.startsWith('gnumies-') && name !== CACHE)
  await Promise.all(others.map((name) => caches.delete(name)))
}

async function page(request) {
  try {
    const answer = await Promise.race([fetch(request), patience()])
    // A proxy that answers for a host that is down is no host.
    return answer.status >= 502 && answer.status <= 504 ? await kept('/', request) : answer
  } catch {
    return kept('/', request)
  }
}

function patience() {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('no answer')), PATIENCE))
}

async function kept(path, request) {
  const cache = await caches.open(CACHE)
  return (await cache.match(path)) ?? fetch(request)
}
