import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { Id } from '../../shared/id.js';
import { PRACTICE_AREA_IDS } from '../../site/practice-areas/practice-area.js';
import { WallTime } from '../hearings/hearing.js';

/** What the cases of a client tell a digest. */
const DigestOfClient = z.strictObject({
  clientId: Id,
  /** Hearings from now on until a week has passed, from the earliest. */
  hearings: z.array(z.strictObject({ title: z.string(), caseTitle: z.string(), wallTime: WallTime })),
  /** How many things the firm asked for that wait for the client. */
  waiting: z.int(),
  /** What their open cases are about. */
  areas: z.array(z.enum(PRACTICE_AREA_IDS)),
  /** A line per open case where the week was asked for, also when nothing moved. */
  week: z.array(z.strictObject({ caseTitle: z.string(), changes: z.int(), next: z.nullable(WallTime) })),
});

/** What a daily digest may say of the cases of some clients; who has nothing there is left out (NEWS-09). */
export const digestOfClients = operation({
  service: 'cases',
  pattern: 'cases.digest-of-clients.v1',
  input: z.strictObject({ clientIds: z.array(Id).check(z.maxLength(200)), week: z.boolean() }),
  output: z.array(DigestOfClient),
});
