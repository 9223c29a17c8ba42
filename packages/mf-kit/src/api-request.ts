import type { Endpoint, RequestOf, ResponseOf } from '@diwan/contracts/http/endpoint';

/** Parts of a declared endpoint that calling it takes. Public bundles hold nothing else of it. */
export type Called = Pick<Endpoint, 'service' | 'method' | 'path' | 'idempotent' | 'background'>;

/** The declared answer; nothing for endpoints that answer without a body. */
export type Answer<E> = [ResponseOf<E>] extends [never] ? undefined : ResponseOf<E>;

export interface CallOptions {
  signal?: AbortSignal;
  /** Milliseconds until the call fails with TIMEOUT; 15,000 unless told otherwise. */
  timeoutMs?: number;
  /** For endpoints that need one; made up when left out. Pass the same to repeat a request whose answer was lost. */
  idempotencyKey?: string;
  /** The answer is that of an earlier attempt with the same key. */
  onReplayed?(): void;
}

/** A call that changes something, as whoever stands around it sees it (`Transport.around`). */
export interface Change {
  endpoint: Called;
  parts: RequestParts;
  /** The caller's. */
  options: CallOptions;
}

/** What follows the endpoint in a call: its parts, which are left out for endpoints that have none, and options. */
export type CallArguments<E> =
  unknown extends RequestOf<E>
    ? [request?: undefined, options?: CallOptions]
    : Record<never, never> extends RequestOf<E>
      ? [request?: RequestOf<E>, options?: CallOptions]
      : [request: RequestOf<E>, options?: CallOptions];

/** The parts as a call handles them, whatever the endpoint. */
export interface RequestParts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Address of an endpoint, such as `/api/news/articles?language=en`: also for images, downloads and links. */
export function apiPath(endpoint: Called, { params, query }: RequestParts = {}): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(name, String(item));
    }
  }
  return `/api/${endpoint.service}${path}${search.size > 0 ? `?${search}` : ''}`;
}

/** A random id of 128 bits in hex, for idempotency keys and references. Works on plain http too, unlike `randomUUID`. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
