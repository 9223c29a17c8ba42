import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { CalendarDate, Id, IdParams, Instant } from '../../shared/id.js';
import { Currency, Money } from '../../shared/money.js';
import { PageQuery, pageOf, sortBy } from '../../shared/pagination.js';
import { line, paragraph } from '../../shared/text.js';
import { BasisPoints, SomeMinor, SomeMoney } from '../amounts/amount.js';
import { PaymentMethod } from '../payments/payment.js';
import { ExpenseCategory, ExpenseState, ExpenseType, MAX_RECEIPT_BYTES } from './expense.js';

const service = 'billing';

const Named = z.strictObject({ id: Id, name: z.string() });

/** Money that the office spent, or wants to have booked as spent (BILL-20). */
export const Expense = z.strictObject({
  id: Id,
  type: ExpenseType,
  category: ExpenseCategory,
  description: z.string(),
  amount: Money,
  /** Tax within the amount that the firm may reclaim; null: none. `rateBp`: the rate it was reckoned by, null where it was typed. */
  vat: z.nullable(z.strictObject({ vatMinor: z.int(), rateBp: z.nullable(BasisPoints) })),
  day: CalendarDate,
  receiptNumber: z.string(),
  vendor: z.string(),
  method: PaymentMethod,
  billable: z.boolean(),
  /** For whom, where it is billable. */
  client: z.nullable(Named),
  /** Null: of no case, or of one that the reader is kept away from. */
  legalCase: z.nullable(z.strictObject({ id: Id, title: z.string(), caseNumber: z.string() })),
  /** The photo or PDF of the receipt. */
  receipt: z.nullable(z.strictObject({ fileName: z.string(), mime: z.string(), bytes: z.int() })),
  state: ExpenseState,
  /** Who approved or rejected it last; null before. */
  decision: z.nullable(z.strictObject({ at: Instant, byName: z.string(), reason: z.string() })),
  /** The invoice that charges its client for it. */
  invoiceId: z.nullable(Id),
  createdBy: Named,
  createdAt: Instant,
  /** Until when it can come back, if it was deleted (D-125). */
  restorableUntil: z.nullable(Instant),
  version: z.int(),
});
export type Expense = z.infer<typeof Expense>;

/** Tax within the amount: reckoned by the standard rate of the day, or as the receipt says, which is never more than the amount. */
const ChargedVat = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('standard') }),
  z.strictObject({ kind: z.literal('typed'), vatMinor: SomeMinor }),
]);
export type ChargedVat = z.infer<typeof ChargedVat>;

const fields = {
  type: z._default(ExpenseType, 'rent'),
  category: z._default(ExpenseCategory, 'operational'),
  description: line(300),
  amount: SomeMoney,
  vat: z._default(ChargedVat, { kind: 'none' }),
  /** Not in the future (D-154). */
  day: CalendarDate,
  receiptNumber: paragraph(80),
  vendor: paragraph(160),
  method: z._default(PaymentMethod, 'cash'),
  billable: z._default(z.boolean(), false),
  /** Of a billable one, and of no other: whoever turns billable off sends none. */
  clientId: z.nullable(Id),
  caseId: z.nullable(Id),
  /** Asks for approval; otherwise it stays a draft. */
  submit: z.boolean(),
};

/** `deleted`: those that can come back. */
export const ExpenseView = z.enum(['kept', 'deleted']);

/** Who keeps the books sees all expenses, everybody else their own. */
export const listExpenses = endpoint({
  service,
  method: 'GET',
  path: '/expenses',
  access: 'expense:write',
  status: 200,
  summary: 'Office expenses, the latest first, searched by description, vendor or receipt number',
  query: z.strictObject({
    ...PageQuery,
    search: z.optional(z.string().check(z.trim(), z.maxLength(64))),
    view: z._default(ExpenseView, 'kept'),
    state: z.optional(ExpenseState),
    category: z.optional(ExpenseCategory),
    type: z.optional(ExpenseType),
    currency: z.optional(Currency),
    clientId: z.optional(Id),
    /** Approved and billable, and on no invoice yet. */
    unbilled: z.optional(z.literal('yes')),
    from: z.optional(CalendarDate),
    to: z.optional(CalendarDate),
    sort: sortBy('day', 'amount'),
  }),
  response: pageOf(Expense),
  errors: [],
});
export const getExpense = endpoint({
  service,
  method: 'GET',
  path: '/expenses/:id',
  access: 'expense:write',
  status: 200,
  summary: 'One expense',
  params: IdParams,
  response: Expense,
  errors: ['NOT_FOUND'],
});

const Sum = z.strictObject({ amount: Money, count: z.int() });

/**
 * The cards above the list, one sum per currency; they are never added. `thisMonth` and `thisYear` are what the books say; what waits is in
 * no book yet. Who does not keep the books is told of their own only, and nothing of the books.
 */
export const getExpenseTotals = endpoint({
  service,
  method: 'GET',
  path: '/expense-totals',
  access: 'expense:write',
  status: 200,
  summary: 'What was spent this month and this year, what waits for approval, what can be charged to clients',
  response: z.strictObject({
    thisMonth: z.nullable(z.array(Money)),
    thisYear: z.nullable(z.array(Money)),
    waiting: z.array(Sum),
    billable: z.array(Sum),
    /** How many the caller may approve or reject. */
    toDecide: z.int(),
  }),
  errors: [],
});

/** A client or case that the caller may not know of is NOT_FOUND. */
export const createExpense = endpoint({
  service,
  method: 'POST',
  path: '/expenses',
  access: 'expense:write',
  status: 201,
  idempotent: true,
  summary: 'Write down an expense; who does it comes from the session',
  body: z.strictObject(fields),
  response: Expense,
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
});
/**
 * An approved one is changed by whoever may approve: its entry is taken back and booked anew. Others get FORBIDDEN. One that is on an
 * invoice stays: ALREADY_BILLED.
 */
export const changeExpense = endpoint({
  service,
  method: 'PUT',
  path: '/expenses/:id',
  access: 'expense:write',
  status: 200,
  summary: 'Change an expense',
  params: IdParams,
  body: z.strictObject({ ...fields, version: z.int() }),
  response: Expense,
  errors: ['NOT_FOUND', 'CONFLICT', 'ALREADY_BILLED', 'PERIOD_CLOSED', 'RATE_MISSING', 'UNAVAILABLE'],
});
/** Approving books it on its day; tax on an amount in dollars needs the rate of that day: RATE_MISSING. A rejection says why. */
export const decideExpense = endpoint({
  service,
  method: 'POST',
  path: '/expenses/:id/decision',
  access: 'expense:approve',
  status: 200,
  summary: 'Approve an expense, or reject it',
  params: IdParams,
  body: z.discriminatedUnion('to', [
    z.strictObject({ to: z.literal('approved'), version: z.int() }),
    z.strictObject({ to: z.literal('rejected'), reason: line(300), version: z.int() }),
  ]),
  response: Expense,
  errors: ['NOT_FOUND', 'CONFLICT', 'PERIOD_CLOSED', 'RATE_MISSING'],
});
/** It can be restored for 30 days (D-125). What was booked is taken back. */
export const deleteExpense = endpoint({
  service,
  method: 'DELETE',
  path: '/expenses/:id',
  access: 'expense:write',
  status: 204,
  summary: 'Delete an expense',
  params: IdParams,
  errors: ['NOT_FOUND', 'ALREADY_BILLED', 'PERIOD_CLOSED'],
});
/** It comes back as it was, booked again if it was approved. */
export const restoreExpense = endpoint({
  service,
  method: 'POST',
  path: '/expenses/:id/restore',
  access: 'expense:write',
  status: 200,
  summary: 'Bring a deleted expense back',
  params: IdParams,
  response: Expense,
  errors: ['NOT_FOUND', 'PERIOD_CLOSED', 'RATE_MISSING'],
});
/** A PDF stays as it is, a picture is written anew without what was hidden in it (D-126). */
export const putReceipt = endpoint({
  service,
  method: 'PUT',
  path: '/expenses/:id/receipt',
  access: 'expense:write',
  status: 200,
  summary: 'Attach the photo or PDF of the receipt, in place of the one before',
  params: IdParams,
  multipart: { maxFileBytes: MAX_RECEIPT_BYTES },
  response: Expense,
  errors: [
    'NOT_FOUND',
    'UNSUPPORTED_TYPE',
    'FILE_REFUSED',
    'PAYLOAD_TOO_LARGE',
    'STORAGE_FULL',
    'TOO_MANY_REQUESTS',
    'UNAVAILABLE',
  ],
});
/** Each look stands in the audit log. */
export const readReceipt = endpoint({
  service,
  method: 'GET',
  path: '/expenses/:id/receipt',
  access: 'expense:write',
  status: 200,
  summary: 'The photo or PDF of the receipt',
  params: IdParams,
  bytes: true,
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
});

/** An approved expense that its client was not charged for yet. The amount is what it cost the firm: without tax that is reclaimed. */
export const UnbilledExpense = z.strictObject({
  id: Id,
  day: CalendarDate,
  type: ExpenseType,
  description: z.string(),
  vendor: z.string(),
  /** What it cost the firm: without tax that it reclaims. */
  amount: Money,
  /** The firm reclaims tax within it: it was bought by the firm, not for the client. Absent from builds before. */
  isVatReclaimed: z.optional(z.boolean()),
  caseId: z.nullable(Id),
});
export type UnbilledExpense = z.infer<typeof UnbilledExpense>;

export const listUnbilledExpenses = endpoint({
  service,
  method: 'GET',
  path: '/clients/:id/unbilled-expenses',
  access: 'billing:read',
  status: 200,
  summary: 'What a client can be charged for (BILL-04), the oldest first, 200 at most',
  params: IdParams,
  response: z.array(UnbilledExpense),
  errors: [],
});
