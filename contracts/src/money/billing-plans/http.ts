import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { CalendarDate, Id, IdParams, Instant } from '../../shared/id.js';
import { Language, LocalizedText } from '../../shared/language.js';
import { Currency } from '../../shared/money.js';
import { PageQuery, pageOf } from '../../shared/pagination.js';
import { line, paragraph } from '../../shared/text.js';
import { SomeMinor } from '../amounts/amount.js';
import { InvoiceState } from '../invoices/state.js';
import { PaymentTerms } from '../invoices/terms.js';
import { VatClass } from '../vat-rates/vat.js';
import { PlanState, Schedule } from './schedule.js';

const service = 'billing';

const fields = {
  clientId: Id,
  /** A fee in stages needs one. */
  caseId: z.nullable(Id),
  /** What the line of each draft says, before the month or the stage. */
  title: line(200),
  explanation: paragraph(1000),
  currency: Currency,
  language: Language,
  terms: PaymentTerms,
  vatClass: VatClass,
  /** Without tax: each time, or of all stages together. */
  amountMinor: SomeMinor,
  schedule: Schedule,
};

/** A plan in lists. */
export const BillingPlanRow = z.strictObject({
  id: Id,
  client: z.strictObject({ id: Id, name: z.string() }),
  /** Null: of no case, or of one that the reader is kept away from. */
  legalCase: z.nullable(z.strictObject({ id: Id, title: z.string(), caseNumber: z.string() })),
  title: z.string(),
  currency: Currency,
  amountMinor: z.int(),
  schedule: Schedule,
  state: PlanState,
  /** The day of the next draft; null where none comes, and of stages, which have no day. */
  nextOn: z.nullable(CalendarDate),
  /** How many drafts it made. */
  made: z.int(),
  version: z.int(),
});
export type BillingPlanRow = z.infer<typeof BillingPlanRow>;

/** A draft that a plan made. */
const Turn = z.strictObject({
  /** `YYYY-MM`, or the id of a stage: a plan makes one draft of each. */
  period: z.string(),
  madeAt: Instant,
  amountMinor: z.int(),
  /** Null: somebody threw the draft away. */
  invoice: z.nullable(z.strictObject({ id: Id, number: z.nullable(z.string()), state: InvoiceState })),
});

export const BillingPlan = z.extend(BillingPlanRow, {
  explanation: z.string(),
  language: Language,
  terms: PaymentTerms,
  vatClass: VatClass,
  createdAt: Instant,
  /** The newest first. */
  turns: z.array(Turn),
  /** The next days of a fee that comes again. */
  coming: z.array(CalendarDate),
});
export type BillingPlan = z.infer<typeof BillingPlan>;

export const listBillingPlans = endpoint({
  service,
  method: 'GET',
  path: '/billing-plans',
  access: 'billing:read',
  status: 200,
  summary: 'Fixed fees that come again or in stages, the newest first',
  query: z.strictObject({ ...PageQuery, state: z.optional(PlanState), clientId: z.optional(Id) }),
  response: pageOf(BillingPlanRow),
  errors: [],
});
export const getBillingPlan = endpoint({
  service,
  method: 'GET',
  path: '/billing-plans/:id',
  access: 'billing:read',
  status: 200,
  summary: 'One plan, with the drafts it made and what comes next',
  params: IdParams,
  response: BillingPlan,
  errors: ['NOT_FOUND'],
});
export const createBillingPlan = endpoint({
  service,
  method: 'POST',
  path: '/billing-plans',
  access: 'billing:write',
  status: 201,
  idempotent: true,
  summary: 'Plan a fixed fee: its drafts are made by themselves and wait for somebody to issue them',
  body: z.strictObject(fields),
  response: BillingPlan,
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
});
/** What is changed counts for drafts to come. Once one was made, client, case, currency, kind and start stay, and of stages also the shares and the sum. */
export const changeBillingPlan = endpoint({
  service,
  method: 'PUT',
  path: '/billing-plans/:id',
  access: 'billing:write',
  status: 200,
  summary: 'Change a plan',
  params: IdParams,
  body: z.strictObject({ ...fields, version: z.int() }),
  response: BillingPlan,
  errors: ['NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
});
/** What falls into a pause is not made up for; a stage that is reached in it is billed afterwards. An end stands. */
export const moveBillingPlan = endpoint({
  service,
  method: 'POST',
  path: '/billing-plans/:id/state',
  access: 'billing:write',
  status: 200,
  summary: 'Pause a plan, go on with it, or end it',
  params: IdParams,
  body: z.strictObject({ to: PlanState, version: z.int() }),
  response: BillingPlan,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
/** The stages of a case, to share a fee among them. */
export const listStagesToBill = endpoint({
  service,
  method: 'GET',
  path: '/cases/:id/stages',
  access: 'billing:write',
  status: 200,
  summary: 'The stages of a case, in order, and which of them it has reached',
  params: IdParams,
  response: z.array(z.strictObject({ id: z.string(), name: LocalizedText, reached: z.boolean() })),
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
});
