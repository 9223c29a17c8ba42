/* The worker of the offline page: it keeps that page and nothing else. What the application loads is never kept, so no release can be stale. */
const KEPT = `diwan-offline-${VERSION}`;
const FILES = ['/offline/page.html', '/offline/page.js', '/offline/page.css'];

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('diwan-offline-') && name !== KEPT;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const file = request.mode === 'navigate' ? FILES[0] : FILES.find((name) => name === pathname);
  if (origin !== self.location.origin || !file) return;
  // The network first: only who has none gets the page.
  event.respondWith(fetch(request).catch(() => caches.match(file).then((kept) => kept ?? Response.error())));
});
