import * as z from 'zod/mini';
import { eventType } from '../../events/event.js';
import { Id } from '../../shared/id.js';

const of = { questionId: Id, invoiceId: Id, clientId: Id, caseId: z.nullable(Id) };

/** A client asked about a line of an invoice. */
export const BillQuestionAskedV1 = eventType('billing.bill-question.asked.v1', z.strictObject(of), {
  heardBy: ['cases', 'notifications'],
});

/** The firm answered; its client is told. */
export const BillQuestionAnsweredV1 = eventType('billing.bill-question.answered.v1', z.strictObject(of), {
  heardBy: ['cases', 'notifications'],
});
