import { fetchGranted } from './fetch-granted.js';
import type { Grant } from './open-grant.js';

/** Bytes of a grant that have begun to arrive: the first page is shown before the last one is here. */
export interface ArrivingFile {
  url: string;
  /** Bytes of the whole. */
  length: number;
  body: ReadableStream<Uint8Array> | null;
}

/** Asks for the bytes of a grant and answers as soon as they begin to arrive. Fails with `ApiProblem`. */
export async function openBytes(grant: Pick<Grant, 'url'>): Promise<ArrivingFile> {
  const { headers, body } = await fetchGranted(grant);
  return { url: grant.url, length: Number(headers.get('Content-Length')), body };
}
