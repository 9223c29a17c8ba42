import type { Endpoint } from '@diwan/contracts/http/endpoint';
import { ApiProblem, problemOf } from './api-problem.js';
import { isPutRight, type Recovery } from './api-recovery.js';
import {
  type Answer,
  apiPath,
  type CallArguments,
  type Called,
  type CallOptions,
  type Change,
  type RequestParts,
  randomId,
} from './api-request.js';

/** How calls travel: the browser's way is set by the shell, the server's way per request by its renderer. */
export interface Transport extends Recovery {
  fetch(input: string, init: RequestInit): Promise<Response>;
  /** Address of the endpoint's service, without `/api/…`; empty in browsers, which call their own origin. */
  origin(endpoint: Called): string;
  /** Token for unsafe requests; `fresh` when the last one was refused. */
  csrfToken(fresh: boolean): Promise<string | null>;
  headers?: Readonly<Record<string, string>>;
  /** Stands around every change that a page makes; it is sent as it is when left out. */
  around?<Answer>(change: Change, send: (more?: CallOptions) => Promise<Answer>): Promise<Answer>;
  /** Multiplies how long each call may take; 1 when left out. */
  timeLimitFactor?: number;
}

/** Calls a declared endpoint and returns its typed answer; fails with `ApiProblem` only (or the reason of an aborted signal). */
export type Call = <E extends Endpoint>(endpoint: E, ...rest: CallArguments<E>) => Promise<Answer<E>>;

const TIMEOUT_MS = 15_000;
/** Header of an answer that the service had given before. */
const REPLAYED = 'Idempotent-Replayed';

/** Makes a client over a transport. */
export function createCall(transport: Transport): Call {
  return async <E extends Endpoint>(endpoint: E, ...[request, options = {}]: CallArguments<E>) => {
    const parts = (request ?? {}) as RequestParts;
    const call = async (more?: CallOptions) => {
      // Kept for the repetition below, so that it is the same request for the service too.
      const asked = { idempotencyKey: randomId(), ...options, ...more };
      const attempt = (fresh: boolean) => send(transport, endpoint, parts, asked, fresh) as Promise<Answer<E>>;
      // Another tab signed in or out: this page's token is of the past.
      const withToken = () =>
        attempt(false).catch((problem) => {
          if (problem instanceof ApiProblem && problem.code === 'CROSS_SITE') return attempt(true);
          throw problem;
        });
      try {
        return await withToken();
      } catch (problem) {
        if (await isPutRight(transport, endpoint, problem)) return attempt(true);
        throw problem;
      }
    };
    const { around } = transport;
    return around && endpoint.method !== 'GET' ? around({ endpoint, parts, options }, call) : call();
  };
}

async function send(
  transport: Transport,
  endpoint: Called,
  parts: RequestParts,
  options: CallOptions & { idempotencyKey: string },
  fresh: boolean,
) {
  const reference = randomId();
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'X-Correlation-Id': reference,
    ...transport.headers,
  };
  if (parts.body !== undefined) headers['Content-Type'] = 'application/json';
  if (endpoint.idempotent) headers['Idempotency-Key'] = options.idempotencyKey;
  if (endpoint.method !== 'GET') {
    const token = await transport.csrfToken(fresh);
    if (token) headers['X-CSRF'] = token;
  }
  const timeout = AbortSignal.timeout((options.timeoutMs ?? TIMEOUT_MS) * (transport.timeLimitFactor ?? 1));
  try {
    const response = await transport.fetch(transport.origin(endpoint) + apiPath(endpoint, parts), {
      method: endpoint.method,
      headers,
      body: parts.body === undefined ? null : JSON.stringify(parts.body),
      credentials: 'same-origin',
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    });
    const body: unknown = response.status === 204 ? undefined : await response.json().catch(() => undefined);
    if (!response.ok) throw problemOf(response.status, body, response.headers.get('X-Correlation-Id') ?? reference);
    if (response.headers.has(REPLAYED)) options.onReplayed?.();
    return body;
  } catch (error) {
    if (error instanceof ApiProblem || options.signal?.aborted) throw error;
    throw new ApiProblem({ code: timeout.aborted ? 'TIMEOUT' : 'OFFLINE', status: 0, reference });
  }
}

const browser: Transport = {
  fetch: (input, init) => fetch(input, init),
  origin: () => '',
  csrfToken: async () => null,
};

/** Set once by the shell, which keeps the session. */
export function configureBrowserTransport(settings: Partial<Transport>): void {
  Object.assign(browser, settings);
}

export const browserTransport = (): Readonly<Transport> => browser;

/** The client of browsers: same origin, session cookie, CSRF token of the shell's session. */
export const callApi: Call = createCall(browser);
