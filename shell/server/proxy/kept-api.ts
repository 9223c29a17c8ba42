import { KEEPABLE, subjectsOf } from '@diwan/contracts/site/changes/subjects';
import { apiPath } from '@diwan/mf-kit';
import type { Request, RequestHandler } from 'express';
import * as z from 'zod/mini';
import type { AnswerStore } from '../kept/answer-store.js';
import { Finished } from '../kept/finished.js';
import type { Made } from '../kept/kept.js';
import { sendFinished } from '../kept/send-finished.js';
import { isSignedIn } from '../kept/signed-in.js';
import { correlationOf } from '../operation/correlate.js';
import { pathPattern } from './path-pattern.js';

/** Endpoints whose answers are the same for everybody, with the paths below the service that lead to them. */
const ENDPOINTS = KEEPABLE.map((endpoint) => ({ endpoint, pattern: pathPattern(endpoint) }));

const TIMEOUT_MS = 5000;

/** The service did not answer as it should: the proxy asks once more, and passes on what it is told. */
class NotKept extends Error {}

/**
 * What the news service tells everybody alike, from the kept answers: `/api/news/articles?…` and its kind. Who comes with a session goes to
 * the service, which keeps the session awake. Belongs below `/api/news`, behind `onlyPlainPaths`.
 */
export function keptApi(store: AnswerStore, news: string, timeLimitFactor: number): RequestHandler {
  return async (request, response, next) => {
    const { method, headers } = request;
    if ((method !== 'GET' && method !== 'HEAD') || isSignedIn(headers.cookie)) return next();
    const asked = understand(request);
    if (!asked) return next();
    const { address, subjects } = asked;
    const make = () => ask(news + address, subjects, TIMEOUT_MS * timeLimitFactor);
    const given = await store.answer(`api ${address}`, make).catch(() => null);
    if (!given) return next();
    sendFinished(request, response, given, correlationOf(response));
  };
}

/** The question in its one spelling, made of what the endpoint declares; null for what it does not understand or may not be kept. */
function understand({ path, query }: Request): { address: string; subjects: Made['subjects'] } | null {
  for (const { endpoint, pattern } of ENDPOINTS) {
    const found = pattern.exec(path);
    if (!found) continue;
    const values = Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]);
    const params = parsed(endpoint.params, Object.fromEntries(values));
    const asked = parsed(endpoint.query, { ...query });
    return params && asked
      ? { address: apiPath(endpoint, { params, query: asked }), subjects: subjectsOf(endpoint, asked) }
      : null;
  }
  return null;
}

/** What the endpoint makes of values; null for what it refuses. One without a schema takes none. */
function parsed(schema: z.core.$ZodType | undefined, values: Record<string, unknown>): Record<string, unknown> | null {
  if (!schema) return Object.keys(values).length === 0 ? {} : null;
  const { data } = z.safeParse(schema, values);
  return (data as Record<string, unknown> | undefined) ?? null;
}

async function ask(address: string, subjects: Made['subjects'], limitMs: number): Promise<Made> {
  const headers = { accept: 'application/json' };
  const answer = await fetch(address, {
    headers,
    redirect: 'error',
    signal: AbortSignal.timeout(limitMs),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const type = answer.headers.get('content-type') ?? '';
  if (answer.status !== 200 || !type.startsWith('application/json')) throw new NotKept();
  const finished = new Finished({ status: 200, headers: { 'Content-Type': type, 'Cache-Control': 'no-store' }, bytes });
  return { finished, subjects, quality: 'whole' };
}
