import type { ErrorRequestHandler } from 'express';
import type { Log } from './log.js';
import { sendProblem } from './problem.js';

/** Bodies that could not be read are the sender's fault, everything else is ours; neither is told in detail. */
export function whenAllElseFails(log: Log): ErrorRequestHandler {
  return (error, _request, response, _next) => {
    if (response.headersSent) return void response.destroy();
    const status = Number((error as { status?: number }).status ?? 500);
    if (status === 413) return sendProblem(response, 'PAYLOAD_TOO_LARGE');
    if (status >= 400 && status < 500) return sendProblem(response, 'MALFORMED');
    log.error({ event: 'fault', err: error, correlationId: response.locals.correlationId });
    sendProblem(response, 'INTERNAL');
  };
}
