import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { Id } from '../../shared/id.js';
import { WallTime } from '../hearings/hearing.js';

/** What a weekly summary may say to a client, read when it is sent: numbers and a date, no names (PORT-03). Null without an open case. */
export const weekOfClient = operation({
  service: 'cases',
  pattern: 'cases.week-of-client.v1',
  input: z.strictObject({ clientId: Id }),
  output: z.nullable(
    z.strictObject({
      /** In how many of their cases something happened that they see. */
      moved: z.int(),
      /** The next date in any of them. */
      next: z.nullable(WallTime),
    }),
  ),
});
