import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { WorkKind } from '../../matters/work/work.js';
import { CalendarDate, Id, IdParams } from '../../shared/id.js';

const service = 'billing';

/** Something that the reader did and that time may be recorded for. It bills nothing until they say so (BILL-15). */
export const TimeSuggestion = z.strictObject({
  id: Id,
  kind: WorkKind,
  legalCase: z.strictObject({ id: Id, title: z.string(), caseNumber: z.string() }),
  day: CalendarDate,
});
export type TimeSuggestion = z.infer<typeof TimeSuggestion>;

export const listTimeSuggestions = endpoint({
  service,
  method: 'GET',
  path: '/time-suggestions',
  access: 'time:write',
  status: 200,
  summary: 'What I did and have not recorded time for, the latest first, 50 at most',
  response: z.array(TimeSuggestion),
  errors: ['UNAVAILABLE'],
});
export const dismissTimeSuggestion = endpoint({
  service,
  method: 'POST',
  path: '/time-suggestions/:id/dismiss',
  access: 'time:write',
  status: 204,
  summary: 'No time is recorded for it',
  params: IdParams,
  errors: ['NOT_FOUND'],
});
