import { randomUUID } from 'node:crypto';
import type { Endpoint, RequestOf } from '@diwan/contracts/http/endpoint';
import type { SignedIn } from './sign-in.js';

export interface TestAnswer {
  status: number;
  headers: Headers;
  /** Parsed JSON, or the text when it is none. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of any shape
  body: any;
  text: string;
}

type Json = Record<string, unknown>;

/** Requests of one person, or of a visitor, as our pages send them. */
export class TestHttp {
  constructor(
    private readonly url: string,
    private readonly service: string,
    private readonly origin: string,
    private readonly caller?: SignedIn,
  ) {}

  /** Calls a declared endpoint; gives an Idempotency-Key where one is needed and none is passed. */
  call<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    headers: Record<string, string> = {},
  ): Promise<TestAnswer> {
    const { params = {}, query = {}, body } = request as { params?: Json; query?: Json; body?: unknown };
    const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
    );
    return this.send(endpoint.method, `/api/${this.service}${path}${search.size > 0 ? `?${search}` : ''}`, {
      body,
      headers: { ...(endpoint.idempotent ? { 'Idempotency-Key': randomUUID() } : {}), ...headers },
    });
  }

  /** Sends any request to a path from the root. Objects become JSON; strings, forms and bytes go as they are. */
  async send(
    method: string,
    path: string,
    { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<TestAnswer> {
    const raw =
      typeof body === 'string' || body instanceof FormData || body instanceof Uint8Array || body === undefined;
    const response = await fetch(`${this.url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(method === 'GET' ? {} : { Origin: this.origin }),
        ...(raw ? {} : { 'Content-Type': 'application/json' }),
        ...(this.caller ? { Cookie: this.caller.cookie, 'X-CSRF': this.caller.csrf } : {}),
        ...headers,
      },
      body: raw ? (body as string | undefined) : JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: parsed(text), text };
  }

  get(path: string, headers?: Record<string, string>): Promise<TestAnswer> {
    return this.send('GET', path, { headers });
  }
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer> {
    return this.send('POST', path, { body, headers });
  }
  put(path: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer> {
    return this.send('PUT', path, { body, headers });
  }
  patch(path: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer> {
    return this.send('PATCH', path, { body, headers });
  }
  delete(path: string, headers?: Record<string, string>): Promise<TestAnswer> {
    return this.send('DELETE', path, { headers });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
