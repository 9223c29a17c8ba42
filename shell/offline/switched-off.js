/* Takes the place of the worker when the firm has switched the offline page off: it removes itself and what was kept. */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name.startsWith('diwan-offline-')).map((name) => caches.delete(name))),
      )
      .then(() => self.registration.unregister()),
  );
  indexedDB.deleteDatabase('diwan-offline');
});
