const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** Media type of a file by its ending. */
export const contentTypeOf = (file: string): string =>
  TYPES[file.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream';

/** Files with a hash in their name never change. */
export const isImmutable = (file: string): boolean => /\.[0-9a-f]{8,}\.\w+$/.test(file);

/** What never changes is kept for ever; everything else is asked for each time. */
export const cacheControl = (file: string): string =>
  isImmutable(file) ? 'public, max-age=31536000, immutable' : 'no-cache';

/** A path that names a file below the folder, plainly: no dots to climb by, no hidden files. */
export const isPublicFile = (file: string): boolean =>
  /^[\w@-][\w.@-]*(?:\/[\w@-][\w.@-]*)*$/.test(file) && !file.includes('..');
