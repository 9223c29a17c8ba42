import * as z from 'zod/mini';
import { eventType } from '../../events/event.js';
import { Id } from '../../shared/id.js';
import { ReminderStep } from './steps.js';

/** An invoice is due soon, today, or should have been paid (BILL-17): once per invoice and step. */
export const InvoiceReminderDueV1 = eventType(
  'billing.invoice.reminder-due.v1',
  z.strictObject({ invoiceId: Id, clientId: Id, caseId: z.nullable(Id), step: ReminderStep }),
  { heardBy: ['notifications'] },
);
