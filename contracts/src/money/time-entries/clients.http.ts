import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { CalendarDate, Id, IdParams } from '../../shared/id.js';
import { LocalizedText } from '../../shared/language.js';
import { Currency, Money } from '../../shared/money.js';
import { TimeRounding } from './hours.js';

const service = 'billing';

/** What clients read of the time that was worked for them (BILL-14): what was approved, what was billed, nothing. */
export const SHOWN_TIME = ['all', 'billed', 'none'] as const;
export const ShownTime = z.enum(SHOWN_TIME);
export type ShownTime = z.infer<typeof ShownTime>;

/** How a client's time is shown and billed. `version` 0: as usual, nobody has said anything else. */
export const TimeTerms = z.strictObject({ shown: ShownTime, rounding: TimeRounding, version: z.int() });
export type TimeTerms = z.infer<typeof TimeTerms>;

/** What holds for a client of whom nobody has said anything else: what was billed, as it was worked. */
export const USUAL_TIME_TERMS: TimeTerms = { shown: 'billed', rounding: 'none', version: 0 };

export const getTimeTerms = endpoint({
  service,
  method: 'GET',
  path: '/clients/:id/time-terms',
  access: 'billing:read',
  status: 200,
  summary: "How a client's time is shown and billed",
  params: IdParams,
  response: TimeTerms,
  errors: [],
});
export const setTimeTerms = endpoint({
  service,
  method: 'PUT',
  path: '/clients/:id/time-terms',
  access: 'billing:write',
  status: 200,
  summary: "Say how a client's time is shown and billed",
  params: IdParams,
  body: TimeTerms,
  response: TimeTerms,
  errors: ['NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
});

/** Approved work that no invoice has, as a line of one would have it: its source is `{ kind: 'time', entryId: id }`. */
export const UnbilledEntry = z.strictObject({
  id: Id,
  person: z.strictObject({ id: Id, name: z.string() }),
  legalCase: z.nullable(z.strictObject({ id: Id, title: z.string(), caseNumber: z.string() })),
  /** Null: "Legal Work". */
  serviceType: z.nullable(LocalizedText),
  description: z.string(),
  dateWorked: CalendarDate,
  minutes: z.int(),
  /** After the client's rounding, and the same in thousandths of an hour. */
  billedMinutes: z.int(),
  quantityMilli: z.int(),
  unitPriceMinor: z.int(),
  currency: Currency,
  amountMinor: z.int(),
});
export type UnbilledEntry = z.infer<typeof UnbilledEntry>;

/** The oldest 200; `totals` and `minutes` are of those. */
export const listUnbilledTime = endpoint({
  service,
  method: 'GET',
  path: '/clients/:id/unbilled-time',
  access: 'billing:read',
  status: 200,
  summary: 'Approved work for a client that no invoice has yet (BILL-04)',
  params: IdParams,
  query: z.strictObject({ caseId: z.optional(Id), currency: z.optional(Currency) }),
  response: z.strictObject({ entries: z.array(UnbilledEntry), minutes: z.int(), totals: z.array(Money) }),
  errors: ['UNAVAILABLE'],
});
