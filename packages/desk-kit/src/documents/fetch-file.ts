import type { Endpoint, RequestOf } from '@diwan/contracts/http/endpoint';
import { ApiProblem, apiPath, browserTransport, isPutRight, randomId } from '@diwan/mf-kit';

/** A file as the server sent it. */
export interface FetchedFile {
  blob: Blob;
  /** As the server calls it; empty when it gives none. */
  name: string;
}

type Parts = Parameters<typeof apiPath>[1];

/** Documents are made when somebody asks for them; one that has not begun to come by then does not come any more. */
const TIMEOUT_MS = 60_000;

/**
 * Fetches the bytes of an endpoint that answers with a file. Fails with `ApiProblem` only. Who is to sign in again or to prove themselves
 * anew is asked to, as with every other call.
 */
export async function fetchFile<E extends Endpoint & { bytes?: true }>(
  endpoint: E,
  request: RequestOf<E>,
): Promise<FetchedFile> {
  const attempt = () => fetchOnce(apiPath(endpoint, request as Parts));
  try {
    return await attempt();
  } catch (problem) {
    if (await isPutRight(browserTransport(), endpoint, problem)) return attempt();
    throw problem;
  }
}

async function fetchOnce(path: string): Promise<FetchedFile> {
  const reference = randomId();
  const response = await answerOf(path, reference);
  if (!response.ok) throw await problemIn(response, reference);
  const blob = await response.blob().catch(() => broken(reference));
  return { blob, name: nameIn(response.headers.get('Content-Disposition')) };
}

async function answerOf(path: string, reference: string): Promise<Response> {
  const limit = new AbortController();
  const { signal } = limit;
  const timer = setTimeout(() => limit.abort(), TIMEOUT_MS);
  const headers = { 'X-Correlation-Id': reference };
  try {
    return await browserTransport().fetch(path, { method: 'GET', headers, credentials: 'same-origin', signal });
  } catch {
    throw new ApiProblem({ code: signal.aborted ? 'TIMEOUT' : 'OFFLINE', status: 0, reference });
  } finally {
    // What is on its way takes as long as the line needs.
    clearTimeout(timer);
  }
}

async function problemIn(response: Response, reference: string): Promise<ApiProblem> {
  const body: Partial<ConstructorParameters<typeof ApiProblem>[0]> = await response.json().catch(() => ({}));
  const { code = 'UNAVAILABLE', ...rest } = body;
  return new ApiProblem({ reference, ...rest, code, status: response.status });
}

/** The line broke between the first byte and the last. */
function broken(reference: string): never {
  throw new ApiProblem({ code: 'OFFLINE', status: 0, reference });
}

/** `filename*` of RFC 6266 carries every script, `filename` plain letters. */
function nameIn(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="([^"]*)"/i.exec(disposition ?? '')?.[1] ?? '';
}
