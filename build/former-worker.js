// @ts-nocheck -- The types of a worker would stand beside those of a page.
/*
 * An earlier site on the same address may have left a service worker that shows its pages from a cache.
 * Browsers look for a newer one under its name and find this, which removes itself and every cache.
 */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  for (const client of await self.clients.matchAll({ type: 'window' })) {
    await client.navigate(client.url);
  }
}
