import { fetchGranted, offline } from './fetch-granted.js';
import type { Grant } from './open-grant.js';

export interface GrantedFile {
  blob: Blob;
  /** The document's own name, as the server gives it; empty when it gives none. */
  name: string;
}

/** Reads the bytes of a grant as a whole, to be saved, printed or shown as a picture. Fails with `ApiProblem`. */
export async function readBytes(grant: Pick<Grant, 'url'>): Promise<GrantedFile> {
  const response = await fetchGranted(grant);
  const blob = await response.blob().catch(offline);
  return { blob, name: nameOf(response.headers.get('Content-Disposition')) };
}

/** `filename*` of RFC 6266, which carries every script. */
function nameOf(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  return encoded ? decodeURIComponent(encoded) : '';
}
