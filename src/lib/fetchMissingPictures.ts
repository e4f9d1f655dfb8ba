/** Fetches the pictures that failed while the device was offline; browsers leave them blank. */
export function fetchMissingPictures() {
  for (const picture of document.images) {
    // Setting the same address fetches it again.
    if (picture.complete && !picture.naturalWidth) picture.setAttribute('src', picture.src);
  }
}
