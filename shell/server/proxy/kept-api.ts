import { KEEPABLE, subjectsOf } from '@diwan/contracts/site/changes/subjects';
import type { RequestHandler } from 'express';
import type { AnswerStore } from '../kept/answer-store.js';
import { Finished } from '../kept/finished.js';
import type { Made } from '../kept/kept.js';
import { sendFinished } from '../kept/send-finished.js';
import { isSignedIn } from '../kept/signed-in.js';
import { correlationOf } from '../operation/correlate.js';

/** Addresses of answers that are the same for everybody, with the endpoint that each belongs to. */
const PATTERNS = KEEPABLE.map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^/api/${endpoint.service}${endpoint.path.replace(/:\w+/g, '[^/]+')}$`),
}));

const TIMEOUT_MS = 5000;

/** The service did not answer as it should: the proxy asks once more, and passes on what it is told. */
class NotKept extends Error {}

/**
 * What the news service tells everybody alike, from the kept answers: `/api/news/articles?…` and its kind. Who comes with a session goes to
 * the service, which keeps the session awake.
 */
export function keptApi(store: AnswerStore, news: string, timeLimitFactor: number): RequestHandler {
  return async (request, response, next) => {
    const { method, originalUrl: address } = request;
    const [path = ''] = address.split('?');
    if ((method !== 'GET' && method !== 'HEAD') || isSignedIn(request.headers.cookie)) return next();
    const found = PATTERNS.find(({ pattern }) => pattern.test(path));
    if (!found) return next();
    const { slug } = request.query;
    const subjects = subjectsOf(found.endpoint, { slug });
    const make = () => ask(news + address, subjects, TIMEOUT_MS * timeLimitFactor);
    const given = await store.answer(address, make).catch(() => null);
    if (!given) return next();
    sendFinished(request, response, given, correlationOf(response));
  };
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
