import type { Problem } from '@diwan/contracts/errors/problem';
import { ApiProblem } from '@diwan/mf-kit';

/** How long a document that is being set is waited for, in milliseconds. */
const PATIENCE_MS = 60_000;

/** A PDF and the name it is saved under. Fails with `ApiProblem`. */
export async function fetchPaper(
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<{ blob: Blob; name: string }> {
  const url = `/api/billing${path}?${new URLSearchParams(query)}`;
  const response = await fetch(url, {
    credentials: 'same-origin',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => {
    throw new ApiProblem({ code: 'OFFLINE', status: 0, reference: '' });
  });
  if (!response.ok) {
    const body: Partial<Problem> = await response.json().catch(() => ({}));
    throw new ApiProblem({
      code: body.code ?? 'UNAVAILABLE',
      status: response.status,
      reference: body.reference ?? '',
    });
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? '';
  return { blob: await response.blob(), name };
}
