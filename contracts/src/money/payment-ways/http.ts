import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id, IdParams, Instant } from '../../shared/id.js';
import { Currency } from '../../shared/money.js';
import { line, paragraph } from '../../shared/text.js';
import { isIban, plainIban } from './iban.js';

const service = 'billing';

/** How a client can pay (BILL-18). */
export const PAYMENT_WAYS = ['bank_transfer', 'cash_desk', 'cheque', 'whish', 'omt'] as const;
export const PaymentWayKind = z.enum(PAYMENT_WAYS);
export type PaymentWayKind = z.infer<typeof PaymentWayKind>;

const InBoth = z.strictObject({ en: paragraph(600), ar: paragraph(600) });
const common = {
  /** For invoices of these currencies. */
  currencies: z.array(Currency).check(z.minLength(1), z.maxLength(2)),
  /** What the client is to do: opening hours of the desk, the number to send to. */
  instructions: InBoth,
};

/** A transfer needs its account, a cheque its payee; the others say everything in their instructions. */
export const PaymentWayFields = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('bank_transfer'),
    bank: line(120),
    accountName: line(120),
    iban: z.pipe(z.string().check(z.maxLength(60), z.refine(isIban)), z.transform(plainIban)),
    /** BIC; empty where the bank needs none. */
    swift: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^$|^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/)),
    ...common,
  }),
  z.strictObject({ kind: z.literal('cheque'), payee: line(160), ...common }),
  ...(['cash_desk', 'whish', 'omt'] as const).map((kind) =>
    z.strictObject({
      kind: z.literal(kind),
      ...common,
      instructions: z.strictObject({
        en: paragraph(600).check(z.minLength(1)),
        ar: paragraph(600).check(z.minLength(1)),
      }),
    }),
  ),
]);
export type PaymentWayFields = z.output<typeof PaymentWayFields>;

/** A way to pay as everybody reads it. */
const Shown = z.strictObject({
  id: Id,
  kind: PaymentWayKind,
  currencies: z.array(Currency),
  instructions: z.strictObject({ en: z.string(), ar: z.string() }),
  account: z.nullable(
    z.strictObject({ bank: z.string(), accountName: z.string(), iban: z.string(), swift: z.string() }),
  ),
  payee: z.string(),
  /** Since when money is to go there, while that is new to clients; null afterwards. */
  newSince: z.nullable(Instant),
});
export const OwnPaymentWay = Shown;
export type OwnPaymentWay = z.infer<typeof OwnPaymentWay>;

export const PaymentWay = z.extend(Shown, {
  /** Whether clients are shown it. */
  active: z.boolean(),
  version: z.int(),
});
export type PaymentWay = z.infer<typeof PaymentWay>;

export const listPaymentWays = endpoint({
  service,
  method: 'GET',
  path: '/payment-ways',
  access: 'billing:read',
  status: 200,
  summary: 'Ways in which clients can pay, also those that are switched off',
  response: z.array(PaymentWay),
  errors: [],
});
export const createPaymentWay = endpoint({
  service,
  method: 'POST',
  path: '/payment-ways',
  access: 'payment-way:write',
  fresh: true,
  status: 201,
  idempotent: true,
  summary: 'Add a way to pay; clients are shown it at once, as new, and the owners are told',
  body: PaymentWayFields,
  response: PaymentWay,
  errors: ['CONFLICT'],
});
export const changePaymentWay = endpoint({
  service,
  method: 'PUT',
  path: '/payment-ways/:id',
  access: 'payment-way:write',
  fresh: true,
  status: 200,
  summary: 'Change a way to pay, or switch it on or off; the owners are told',
  params: IdParams,
  body: z.strictObject({ fields: PaymentWayFields, active: z.boolean(), version: z.int() }),
  response: PaymentWay,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
export const listOwnPaymentWays = endpoint({
  service,
  method: 'GET',
  path: '/own/payment-ways',
  access: 'client',
  status: 200,
  summary: 'How the firm can be paid in a currency',
  query: z.strictObject({ currency: Currency }),
  response: z.array(OwnPaymentWay),
  errors: [],
});
