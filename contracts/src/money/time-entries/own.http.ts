import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { CalendarDate, Id } from '../../shared/id.js';
import { LocalizedText } from '../../shared/language.js';
import { Money } from '../../shared/money.js';
import { PageQuery, pageOf } from '../../shared/pagination.js';

/** Work as its client reads it (BILL-14): nothing internal, nothing that nobody has approved (D-085). */
export const OwnTimeEntry = z.strictObject({
  id: Id,
  /** Null: "Legal Work". */
  serviceType: z.nullable(LocalizedText),
  /** Null while the office does not answer. */
  caseTitle: z.nullable(z.string()),
  description: z.string(),
  dateWorked: CalendarDate,
  /** As worked. */
  minutes: z.int(),
  /** As its bill asks for them, to the minute. Absent while it is not billed, and from builds before. */
  billedMinutes: z.optional(z.int()),
  /** Of what is billed as the bill says it. */
  rate: Money,
  amount: Money,
  /** Whether an invoice that was issued has it. */
  billed: z.boolean(),
});
export type OwnTimeEntry = z.infer<typeof OwnTimeEntry>;

export const listOwnTimeEntries = endpoint({
  service: 'billing',
  method: 'GET',
  path: '/own/time-entries',
  access: 'client',
  status: 200,
  summary: 'Work that was done for the client, the latest day first, as far as it is shown to them',
  query: z.strictObject(PageQuery),
  response: pageOf(OwnTimeEntry),
  errors: [],
});
/** The card "Billable Hours" (D-083): approved work of this calendar month in Beirut, and of all time. */
export const getOwnBillableHours = endpoint({
  service: 'billing',
  method: 'GET',
  path: '/own/billable-hours',
  access: 'client',
  status: 200,
  summary: 'How long was worked for the client',
  response: z.strictObject({ thisMonthMinutes: z.int(), everMinutes: z.int() }),
  errors: [],
});
