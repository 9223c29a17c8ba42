import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id, Instant } from '../../shared/id.js';
import { WallTime } from '../hearings/hearing.js';

/** What a week brought in one of the client's cases that is not closed. */
export const WeekOfCase = z.strictObject({
  caseId: Id,
  caseTitle: z.string(),
  /** How many things happened that the client sees, as far as they were counted. */
  changes: z.int(),
  /** The next date of the case: its next hearing, or its next step where that comes before; null where none is set, or it is not for the reader to know. */
  next: z.nullable(WallTime),
});
export type WeekOfCase = z.infer<typeof WeekOfCase>;

export const getOwnWeek = endpoint({
  service: 'cases',
  method: 'GET',
  path: '/my/week',
  access: 'client',
  status: 200,
  summary: 'What the last seven days brought in each of the own cases, also when nothing moved (PORT-03)',
  response: z.strictObject({
    /** Where the seven days began. */
    since: Instant,
    cases: z.array(WeekOfCase),
  }),
  errors: [],
});
