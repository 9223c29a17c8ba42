import type { ErrorCode } from '@diwan/contracts/errors/codes';
import type { Problem } from '@diwan/contracts/errors/problem';
import { ApiProblem } from '@diwan/mf-kit';
import type { Grant } from './open-grant.js';

/** How long pages that are being prepared are waited for: a grant lives no longer. */
const PATIENCE_MS = 110_000;

/**
 * Asks for the bytes of a grant. While the server still prepares them it says when to ask again, which is done here. Fails with
 * `ApiProblem`.
 */
export async function fetchGranted({ url }: Pick<Grant, 'url'>): Promise<Response> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const response = await fetch(url, { credentials: 'same-origin' }).catch(offline);
    if (response.ok) return response;
    const wait = Number(response.headers.get('Retry-After')) * 1000;
    if (response.status !== 503 || !(wait > 0) || Date.now() + wait > deadline) throw await problemOf(response);
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

/** A line that broke. */
export function offline(): never {
  throw new ApiProblem({ code: 'OFFLINE', status: 0, reference: '' });
}

async function problemOf(response: Response): Promise<ApiProblem> {
  const body: Partial<Problem> = await response.json().catch(() => ({}));
  const code: ErrorCode = body.code ?? (response.status === 404 ? 'NOT_FOUND' : 'UNAVAILABLE');
  return new ApiProblem({ code, status: response.status, reference: body.reference ?? '' });
}
