/**
 * Fetches scripts past all caches. WebKit remembers beyond a reload which of them it could not get, until
 * they are fetched in another way.
 */
export async function fetchAnew(addresses: readonly string[]): Promise<void> {
  await Promise.all(
    addresses.map((address) => fetch(address, { cache: 'reload' }).catch(() => undefined)),
  );
}
