/** Where a picture of the library is served in one of its widths (pixels); the path of `readImage`. */
export const pictureAddress = (id: string, width: number, type: 'webp' | 'jpg' = 'webp'): string =>
  `/api/news/images/${id}/${width}.${type}`;

/** Which picture of the library an address shows; null for any other address. */
export const pictureIdOf = (address: string): string | null =>
  /^\/api\/news\/images\/([0-9a-f]{24})\/\d{2,4}\.(?:webp|jpg)$/.exec(address)?.[1] ?? null;
