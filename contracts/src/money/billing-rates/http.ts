import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id, IdParams } from '../../shared/id.js';
import { Money } from '../../shared/money.js';
import { RateFrom, WrittenRate } from './rate.js';

const service = 'billing';

const Rate = z.nullable(Money);

/** Rates for an hour. What a client has agreed stands on the client's record, that of a kind of work with it. */
export const BillingRates = z.strictObject({
  /** `written` null: nobody wrote one, `rate` is the usual one. `version` 0: not written yet. */
  firm: z.strictObject({ rate: Money, written: Rate, version: z.int() }),
  /** Everybody who can record time. */
  lawyers: z.array(
    z.strictObject({ person: z.strictObject({ id: Id, name: z.string() }), rate: Rate, version: z.int() }),
  ),
  /** Cases that have one. */
  cases: z.array(
    z.strictObject({
      legalCase: z.strictObject({ id: Id, title: z.string(), caseNumber: z.string() }),
      rate: Rate,
      version: z.int(),
    }),
  ),
});
export type BillingRates = z.infer<typeof BillingRates>;

export const listBillingRates = endpoint({
  service,
  method: 'GET',
  path: '/billing-rates',
  access: 'billing:read',
  status: 200,
  summary: 'Rates of the firm, of lawyers and of cases (BILL-16)',
  response: BillingRates,
  errors: ['UNAVAILABLE'],
});

const body = z.strictObject({ rate: WrittenRate, version: z.int() });
const response = z.strictObject({ rate: Rate, version: z.int() });

export const setFirmRate = endpoint({
  service,
  method: 'PUT',
  path: '/billing-rates/firm',
  access: 'billing:write',
  status: 200,
  summary: "Set the firm's rate; without one it is the usual one",
  body,
  response,
  errors: ['CONFLICT'],
});
export const setLawyerRate = endpoint({
  service,
  method: 'PUT',
  path: '/billing-rates/lawyers/:id',
  access: 'billing:write',
  status: 200,
  summary: "Set a lawyer's rate, or let the firm's hold",
  params: IdParams,
  body,
  response,
  errors: ['NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
});
export const getCaseRate = endpoint({
  service,
  method: 'GET',
  path: '/billing-rates/cases/:id',
  access: 'billing:read',
  status: 200,
  summary: 'The rate of a case',
  params: IdParams,
  response,
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
});
export const setCaseRate = endpoint({
  service,
  method: 'PUT',
  path: '/billing-rates/cases/:id',
  access: 'billing:write',
  status: 200,
  summary: "Set a case's rate, or let the client's hold",
  params: IdParams,
  body,
  response,
  errors: ['NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
});
/** What an entry would take over if it were written now. */
export const getRateThatHolds = endpoint({
  service,
  method: 'GET',
  path: '/billing-rates/that-holds',
  access: 'time:write',
  status: 200,
  summary: 'The rate for work of mine on a case',
  query: z.strictObject({ caseId: Id, clientId: z.optional(Id), serviceTypeId: z.optional(Id) }),
  response: z.strictObject({ rate: Money, rateFrom: RateFrom }),
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
});
