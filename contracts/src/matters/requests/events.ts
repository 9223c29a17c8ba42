import * as z from 'zod/mini';
import { eventType } from '../../events/event.js';
import { Id } from '../../shared/id.js';

const of = { requestId: Id, caseId: Id, clientId: Id };

/** The firm asked a client for something (PORT-07). */
export const RequestAskedV1 = eventType('cases.request.asked.v1', z.strictObject(of), { heardBy: ['notifications'] });

/** Something that the client sent was refused. */
export const RequestRefusedV1 = eventType('cases.request.refused.v1', z.strictObject({ ...of, itemId: Id }), {
  heardBy: ['notifications'],
});

/** What was asked for is due soon, or should have come. */
export const RequestDueV1 = eventType(
  'cases.request.due.v1',
  z.strictObject({ ...of, step: z.enum(['soon', 'over']) }),
  {
    heardBy: ['notifications'],
  },
);

/** A client answered, told once for all that came within some minutes: `team` are the staff of its case. */
export const RequestAnsweredV1 = eventType('cases.request.answered.v1', z.strictObject({ ...of, team: z.array(Id) }), {
  heardBy: ['notifications'],
});
