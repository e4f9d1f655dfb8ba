import { untilReachable } from '../lib/untilReachable';

/** A picture that is not there although the site is may never come. */
const mostTries = 3;

const tries = new WeakMap<HTMLImageElement, number>();

async function retry(picture: HTMLImageElement) {
  const count = (tries.get(picture) ?? 0) + 1;
  tries.set(picture, count);
  if (count > mostTries) return;
  await untilReachable();
  // Written again, the address is fetched again.
  picture.src = `${picture.src}`;
}

/** Asks again for pictures that a gap in the connection took: browsers leave them blank until a reload. */
export function retryPictures() {
  document.addEventListener(
    'error',
    ({ target }) => target instanceof HTMLImageElement && void retry(target),
    true,
  );
  for (const picture of document.images) {
    if (picture.complete && !picture.naturalWidth) void retry(picture);
  }
}
