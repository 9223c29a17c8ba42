import type { Endpoint, RequestOf } from '@diwan/contracts/http/endpoint';
import { browserTransport } from './api-client.js';
import { ApiProblem, problemOf } from './api-problem.js';
import { isPutRight } from './api-recovery.js';
import { type Answer, apiPath, type RequestParts, randomId } from './api-request.js';

export interface UploadOptions {
  /** Part of the file that has been sent, from 0 to 1. */
  onProgress?(fraction: number): void;
  signal?: AbortSignal;
}

/**
 * Sends a file and its fields (the endpoint's `body`) as `multipart/form-data`, with progress, which `fetch` cannot tell. Values that are
 * not strings are sent as JSON, null and undefined not at all. Fails with `ApiProblem`, or with the signal's reason. No time-out: files take their time.
 */
export async function uploadFile<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  file: File,
  options: UploadOptions = {},
): Promise<Answer<E>> {
  const attempt = () => send(endpoint, request as RequestParts, file, options) as Promise<Answer<E>>;
  try {
    return await attempt();
  } catch (problem) {
    if (await isPutRight(browserTransport(), endpoint, problem)) return attempt();
    throw problem;
  }
}

async function send(endpoint: Endpoint, parts: RequestParts, file: File, options: UploadOptions): Promise<unknown> {
  const { onProgress, signal } = options;
  const token = await browserTransport().csrfToken(false);
  signal?.throwIfAborted();
  const reference = randomId();
  return new Promise((resolve, reject) => {
    const http = new XMLHttpRequest();
    http.open(endpoint.method, apiPath(endpoint, parts));
    http.responseType = 'json';
    http.setRequestHeader('X-Correlation-Id', reference);
    if (token) http.setRequestHeader('X-CSRF', token);
    http.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    http.onload = () => {
      if (http.status >= 200 && http.status < 300) return resolve(http.response);
      reject(problemOf(http.status, http.response, reference));
    };
    http.onerror = () => reject(new ApiProblem({ code: 'OFFLINE', status: 0, reference }));
    http.onabort = () => reject(signal?.reason);
    signal?.addEventListener('abort', () => http.abort(), { once: true });
    http.send(multipart(parts.body, file));
  });
}

/** Fields go first: the service decides by them before it reads the file. */
function multipart(fields: unknown, file: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries((fields ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null)
      form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  form.append('file', file);
  return form;
}
