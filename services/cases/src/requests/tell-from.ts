import type { RequestRecord } from './request.schema.js';

/** So long the firm is not told, in milliseconds: what a client sends one after the other is one notice. */
const BATCH_MS = 10 * 60_000;

/** When the firm is told of an answer; the time counts from the first, so that steady sending does not put it off for ever. */
export const tellFrom = ({ tellAt }: RequestRecord, now: Date): Pick<RequestRecord, 'tellAt'> => ({
  tellAt: tellAt ?? new Date(now.getTime() + BATCH_MS),
});
