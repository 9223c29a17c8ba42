import type { Request } from 'express';

/** An encoding that a build has prepared. */
export interface Encoding {
  name: 'br' | 'gzip';
  ending: 'br' | 'gz';
}

const PREPARED: readonly Encoding[] = [
  { name: 'br', ending: 'br' },
  { name: 'gzip', ending: 'gz' },
];

/** Files with a hash in their name never change; everything else is asked for each time. */
export const cacheControl = (file: string): string =>
  /\.[0-9a-f]{8,}\.\w+$/.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';

/** A path that names a file below the folder, plainly: no dots to climb by, no hidden files. */
export const isPublicFile = (file: string): boolean =>
  /^[\w@-][\w.@-]*(?:\/[\w@-][\w.@-]*)*$/.test(file) && !file.includes('..');

/** Prepared encodings that the browser takes and the kind of file may have, best first. */
export function acceptedEncodings(request: Request, file: string): readonly Encoding[] {
  if (!/\.(js|css)$/.test(file)) return [];
  return PREPARED.filter(({ name }) => request.acceptsEncodings(name) === name);
}
