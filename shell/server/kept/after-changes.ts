import type { RequestHandler } from 'express';
import type { ContentWatch } from './content-watch.js';

/** Who writes to the news service through this server sees it in all that is asked for afterwards. */
export function afterChanges(watch: ContentWatch): RequestHandler {
  return async (request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') await watch.pending;
    else response.on('finish', () => response.statusCode < 400 && watch.lookNow());
    next();
  };
}
