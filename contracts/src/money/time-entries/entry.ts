import * as z from 'zod/mini';
import { CalendarDate, Id, Instant } from '../../shared/id.js';
import { LocalizedText } from '../../shared/language.js';
import { Money } from '../../shared/money.js';
import { line, paragraph } from '../../shared/text.js';
import { RateFrom } from '../billing-rates/rate.js';
import { Minutes } from './hours.js';

/** Where an entry stands: written, handed in, approved, on an invoice. What may follow what is the service's machine. */
export const TIME_STATES = ['draft', 'submitted', 'approved', 'billed'] as const;
export const TimeState = z.enum(TIME_STATES);
export type TimeState = z.infer<typeof TimeState>;

const Named = z.strictObject({ id: Id, name: z.string() });
const CaseNamed = z.strictObject({ id: Id, title: z.string(), caseNumber: z.string() });

/** Work that somebody of the firm did, as staff see it. */
export const TimeEntry = z.strictObject({
  id: Id,
  /** Who worked. */
  person: Named,
  client: Named,
  /** Null: one that the reader is kept away from by now. */
  legalCase: z.nullable(CaseNamed),
  /** Null: clients read "Legal Work" (BILL-14). */
  serviceType: z.nullable(z.strictObject({ id: Id, name: LocalizedText })),
  /** In plain words for the client. */
  description: z.string(),
  /** The firm's own: it leaves for no client (D-085). */
  note: z.string(),
  dateWorked: CalendarDate,
  /** As worked: rounded only when it is billed (BILL-15). */
  minutes: Minutes,
  /**
   * What a timer that may have been forgotten had counted, until its person says how long the work took. Null: that is said. Absent from
   * builds before.
   */
  timerMinutes: z.optional(z.nullable(z.int())),
  /** For an hour, as it was when the entry was written (BILL-16). */
  rate: Money,
  rateFrom: RateFrom,
  /** What these minutes come to at the rate, before the client's rounding. */
  amountMinor: z.int(),
  billable: z.boolean(),
  state: TimeState,
  /** Why it was handed back last; empty when it was not. */
  returnReason: z.string(),
  /** Who approved it; empty before. */
  approvedByName: z.string(),
  approvedAt: z.nullable(Instant),
  invoiceId: z.nullable(Id),
  createdAt: Instant,
  version: z.int(),
});
export type TimeEntry = z.infer<typeof TimeEntry>;

/** What somebody writes of their work. */
export const timeFields = {
  caseId: Id,
  /** Of the case's clients; its first when null. */
  clientId: z.nullable(Id),
  serviceTypeId: z.nullable(Id),
  /** May wait until it is handed in. */
  description: paragraph(1000),
  note: paragraph(2000),
  dateWorked: CalendarDate,
  minutes: Minutes,
  billable: z.boolean(),
};

/** Why somebody gives an entry back. */
export const ReturnReason = line(300);
