import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { CalendarDate, Id } from '../../shared/id.js';
import { Currency } from '../../shared/money.js';
import { PageQuery, pageOf } from '../../shared/pagination.js';
import { MOST_MONTHS, Month, monthsIn } from '../accounting/period.js';

const service = 'billing';

/** By what work is told apart: who did it, the practice area of its case, the month in which it was done. */
export const RealisationBy = z.enum(['person', 'area', 'month']);
export type RealisationBy = z.infer<typeof RealisationBy>;

const span = { from: Month, to: Month };
const Span = z.strictObject(span);
const isPeriod = z.refine<z.infer<typeof Span>>((asked) => monthsIn(asked) >= 1 && monthsIn(asked) <= MOST_MONTHS, {
  path: ['to'],
  error: 'too_small',
});

/**
 * What became of work: approved and billable, at the rate it was written down with; what invoices ask for it before tax, less discounts and
 * credit notes; what of that was paid. All of it follows the work, on whatever day it was billed and paid. One currency only.
 */
const Realised = z.strictObject({
  workedMinutes: z.int(),
  workedMinor: z.int(),
  billedMinutes: z.int(),
  billedMinor: z.int(),
  collectedMinutes: z.int(),
  collectedMinor: z.int(),
  /** Billed of what was worked, in hundredths of a percent; null where nothing was worked. */
  realisationBp: z.nullable(z.int()),
  /** Collected of what was billed; null where nothing was billed. */
  collectionBp: z.nullable(z.int()),
});
export type Realised = z.infer<typeof Realised>;

/** Of one person, area or month (`key`: an id, an area, `YYYY-MM`). `name`: of a person; empty otherwise. */
const RealisedPart = z.extend(Realised, { key: z.string(), name: z.string() });
export type RealisedPart = z.infer<typeof RealisedPart>;

export const RealisationReport = z.strictObject({
  period: Span,
  before: Span,
  currencies: z.array(
    z.strictObject({ currency: Currency, parts: z.array(RealisedPart), now: Realised, before: Realised }),
  ),
});
export type RealisationReport = z.infer<typeof RealisationReport>;

export const getRealisation = endpoint({
  service,
  method: 'GET',
  path: '/accounting/realisation',
  access: 'books:read',
  status: 200,
  summary: 'How much of the work of a period was billed, and how much of that was collected (OFF-06)',
  query: z.strictObject({ ...span, by: z._default(RealisationBy, 'person') }).check(isPeriod),
  response: RealisationReport,
  errors: ['UNAVAILABLE'],
});

/** Which amount of a report somebody looks behind. */
export const RealisedStep = z.enum(['worked', 'billed', 'collected']);
export type RealisedStep = z.infer<typeof RealisedStep>;

/** Work behind a figure. */
export const RealisedWork = z.strictObject({
  id: Id,
  dateWorked: CalendarDate,
  personName: z.string(),
  clientName: z.string(),
  legalCase: z.nullable(z.strictObject({ id: Id, title: z.string() })),
  description: z.string(),
  currency: Currency,
  workedMinutes: z.int(),
  workedMinor: z.int(),
  billedMinutes: z.int(),
  billedMinor: z.int(),
  collectedMinor: z.int(),
  /** On which it was billed; null while it is not. */
  invoice: z.nullable(z.strictObject({ id: Id, number: z.string() })),
});
export type RealisedWork = z.infer<typeof RealisedWork>;

export const listRealisedWork = endpoint({
  service,
  method: 'GET',
  path: '/accounting/realisation/work',
  access: 'books:read',
  status: 200,
  summary: 'The work behind a figure of the realisation report, the latest first',
  query: z
    .strictObject({
      ...PageQuery,
      ...span,
      currency: Currency,
      step: z._default(RealisedStep, 'worked'),
      personId: z.optional(Id),
      area: z.optional(z.string().check(z.maxLength(40))),
    })
    .check(isPeriod),
  response: pageOf(RealisedWork),
  errors: ['UNAVAILABLE'],
});
