import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { AnswerStore } from '../kept/answer-store.js';
import type { ContentWatch } from '../kept/content-watch.js';
import type { Finished } from '../kept/finished.js';
import type { KeptFiles } from '../kept/kept-files.js';
import { sendFinished } from '../kept/send-finished.js';
import { isSignedIn } from '../kept/signed-in.js';
import { hideSecrets } from '../operation/hide-secrets.js';
import type { Log } from '../operation/log.js';
import type { Metrics } from '../operation/metrics.js';
import { framingFault } from '../proxy/framing.js';
import { documentKey } from './public-pages.js';
import { hasSaid } from './said-once.js';

export interface QuickOptions {
  /** Public pages. */
  pages: AnswerStore;
  files: KeptFiles;
  watch: ContentWatch;
  log: Log;
  metrics: Metrics;
}

/** Kinds of requests in the figures; all others are pages. */
const KINDS = ['assets', 'mf'];

/**
 * Answers what is there, finished, before anything else looks at the request; all others go to `next`. Nothing is decided here: what is found under
 * an address, spelled exactly so, was put there by the one route that owns it, in answer to a request for that address.
 */
export function quickAnswers(
  { pages, files, watch, log, metrics }: QuickOptions,
  next: RequestListener,
): RequestListener {
  const find = ({ method, url = '', headers }: IncomingMessage): Finished | null => {
    if (method !== 'GET' && method !== 'HEAD') return null;
    const now = Date.now();
    if (url.startsWith('/mf/') || url.startsWith('/assets/')) return files.ready(url, now);
    if (hasSaid(headers.cookie)) return null;
    // Somebody has just changed the content: the routes wait until it is known what.
    if (watch.pending) return null;
    return pages.ready(documentKey(isSignedIn(headers.cookie), url), now);
  };
  return (request: IncomingMessage, response: ServerResponse) => {
    const finished = find(request);
    if (!finished || framingFault(request) !== null) return next(request, response);
    const begun = performance.now();
    const given = request.headers['x-correlation-id'];
    // Who names a request wants to find it: that is the routes' business.
    if (given !== undefined) return next(request, response);
    const correlationId = randomUUID();
    const status = sendFinished(request, response, finished, correlationId);
    const { method = '', url = '' } = request;
    const seconds = (performance.now() - begun) / 1000;
    metrics.requests.observe({ method, kind: kindOf(url), status }, seconds);
    const path = hideSecrets(url.split('?', 1)[0] ?? '');
    log.info({ event: 'request', method, path, status, kept: true, ms: 0, correlationId });
  };
}

const kindOf = (url: string): string => KINDS.find((kind) => url.startsWith(`/${kind}/`)) ?? 'page';
