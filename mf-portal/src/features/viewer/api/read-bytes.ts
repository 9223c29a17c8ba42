import type { ErrorCode } from '@diwan/contracts/errors/codes';
import type { Problem } from '@diwan/contracts/errors/problem';
import { ApiProblem } from '@diwan/mf-kit';
import type { Grant } from './open-grant.js';

export interface GrantedFile {
  blob: Blob;
  /** The document's own name, as the server gives it; empty when it gives none. */
  name: string;
}

/**
 * Reads the bytes of a grant as a whole, so that turning pages needs no further request, and so no further grant. `onProgress` gets
 * the part that has arrived, from 0 to 1, where the size is known. Fails with `ApiProblem`.
 */
export async function readBytes({ url }: Grant, onProgress?: (part: number) => void): Promise<GrantedFile> {
  const response = await fetch(url, { credentials: 'same-origin' }).catch(offline);
  if (!response.ok) throw await problemOf(response);
  const blob = await whole(response, onProgress).catch(offline);
  return { blob, name: nameOf(response.headers.get('Content-Disposition')) };
}

async function whole(response: Response, onProgress: ((part: number) => void) | undefined): Promise<Blob> {
  const size = Number(response.headers.get('Content-Length'));
  const type = response.headers.get('Content-Type') ?? '';
  const reader = response.body?.getReader();
  if (!reader) return response.blob();
  const parts: BlobPart[] = [];
  let received = 0;
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    parts.push(step.value);
    received += step.value.byteLength;
    if (size > 0) onProgress?.(Math.min(1, received / size));
  }
  return new Blob(parts, { type });
}

function offline(): never {
  throw new ApiProblem({ code: 'OFFLINE', status: 0, reference: '' });
}

async function problemOf(response: Response): Promise<ApiProblem> {
  const body: Partial<Problem> = await response.json().catch(() => ({}));
  const code: ErrorCode = body.code ?? (response.status === 404 ? 'NOT_FOUND' : 'UNAVAILABLE');
  return new ApiProblem({ code, status: response.status, reference: body.reference ?? '' });
}

/** `filename*` of RFC 6266, which carries every script. */
function nameOf(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  return encoded ? decodeURIComponent(encoded) : '';
}
