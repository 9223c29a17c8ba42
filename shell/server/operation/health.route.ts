import { SERVICES, type ServiceName } from '@diwan/contracts/shared/service';
import type { RequestHandler } from 'express';

type State = 'up' | 'down';

const TIMEOUT_MS = 2000;
/** A report is given until it is so old, in milliseconds, counted from when the services were asked. */
const FRESH_MS = 1000;

/** `GET /healthz`: 200 when every service and store is up, else 503. The body names each. */
export function healthRoute(origins: Record<ServiceName, string>, timeLimitFactor: number): RequestHandler {
  const report = shared(() => reportOf(origins, TIMEOUT_MS * timeLimitFactor));
  return async (_request, response) => {
    const { status, ...parts } = await report();
    response.status(status === 'up' ? 200 : 503).setHeader('Cache-Control', 'no-store');
    response.json({ status, ...parts });
  };
}

async function reportOf(origins: Record<ServiceName, string>, limitMs: number) {
  const reports = await Promise.all(SERVICES.map((name) => ask(origins[name], limitMs)));
  const services = Object.fromEntries(SERVICES.map((name, index) => [name, reports[index]?.status ?? 'down']));
  const stores: Record<string, State> = {};
  for (const report of reports) {
    for (const [store, state] of Object.entries(report.stores)) {
      stores[store] = stores[store] === 'down' || state === 'down' ? 'down' : 'up';
    }
  }
  const status: State = [...Object.values(services), ...Object.values(stores)].every((state) => state === 'up')
    ? 'up'
    : 'down';
  return { status, services, stores };
}

/** Asks once for everybody who asks meanwhile or just after: whoever polls without end costs the services next to nothing (L8). */
function shared<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asked: Promise<Answer> | null = null;
  let staleAt = Number.POSITIVE_INFINITY;
  return () => {
    if (asked !== null && Date.now() < staleAt) return asked;
    const askedAt = Date.now();
    staleAt = Number.POSITIVE_INFINITY;
    asked = ask().finally(() => {
      staleAt = askedAt + FRESH_MS;
    });
    return asked;
  };
}

async function ask(origin: string, limitMs: number): Promise<{ status: State; stores: Record<string, State> }> {
  try {
    const answer = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(limitMs) });
    const body = (await answer.json()) as { stores?: Record<string, State> };
    return { status: answer.ok ? 'up' : 'down', stores: body.stores ?? {} };
  } catch {
    return { status: 'down', stores: {} };
  }
}
