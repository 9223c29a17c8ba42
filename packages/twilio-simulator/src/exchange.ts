import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** A request under way and the means to answer it. */
export class Exchange {
  readonly url: URL;

  constructor(
    readonly request: IncomingMessage,
    readonly response: ServerResponse,
  ) {
    this.url = new URL(request.url ?? '/', 'http://simulator');
  }

  async form(): Promise<URLSearchParams> {
    return new URLSearchParams(await text(this.request));
  }

  async json(): Promise<Record<string, unknown>> {
    return JSON.parse((await text(this.request)) || '{}');
  }

  answer(status: number, body?: unknown): void {
    if (body === undefined) this.response.writeHead(status).end();
    else this.response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  }
}

/** What a path and method lead to; its groups are the path's parts. */
export type Route = readonly [method: string, path: RegExp, run: (exchange: Exchange, ...parts: string[]) => unknown];

/** Runs the route that fits; false when none does. */
export async function route(routes: readonly Route[], exchange: Exchange): Promise<boolean> {
  for (const [method, path, run] of routes) {
    const match = method === exchange.request.method ? path.exec(exchange.url.pathname) : null;
    if (!match) continue;
    await run(exchange, ...match.slice(1));
    return true;
  }
  return false;
}
