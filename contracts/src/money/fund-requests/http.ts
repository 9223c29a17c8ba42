import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { CalendarDate, Id, IdParams, Instant } from '../../shared/id.js';
import { Currency, Money } from '../../shared/money.js';
import { line, paragraph } from '../../shared/text.js';
import { SomeMinor, SomeMoney } from '../amounts/amount.js';
import { FundRequestState } from './request.js';

const service = 'billing';

const CaseNamed = z.strictObject({ id: Id, title: z.string(), caseNumber: z.string() });

/** What a client is asked to pay in ahead: a retainer, or a top-up of one (BILL-10). */
export const FundRequest = z.strictObject({
  id: Id,
  state: FundRequestState,
  client: z.strictObject({ id: Id, name: z.string() }),
  caseId: z.nullable(Id),
  /** Null for no case, and for one that the reader may not know of. */
  legalCase: z.nullable(CaseNamed),
  amount: Money,
  receivedMinor: z.int(),
  dueDay: CalendarDate,
  /** To the client, in their language. */
  words: z.string(),
  /** What the client writes on the transfer. */
  reference: z.string(),
  askedByName: z.string(),
  askedAt: Instant,
  /** Why it was withdrawn; empty otherwise. */
  reason: z.string(),
});
export type FundRequest = z.infer<typeof FundRequest>;

export const listFundRequests = endpoint({
  service,
  method: 'GET',
  path: '/clients/:id/fund-requests',
  access: 'billing:read',
  status: 200,
  summary: 'Deposits that a client was asked for, the latest first, 50 at most',
  params: IdParams,
  response: z.array(FundRequest),
  errors: [],
});
/** A day that has passed: VALIDATION. */
export const askForFunds = endpoint({
  service,
  method: 'POST',
  path: '/clients/:id/fund-requests',
  access: 'billing:write',
  status: 201,
  idempotent: true,
  summary: 'Ask a client for a deposit; they are told',
  params: IdParams,
  body: z.strictObject({ caseId: z.nullable(Id), amount: SomeMoney, dueDay: CalendarDate, words: paragraph(1000) }),
  response: FundRequest,
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
});
/** One that is paid, or was withdrawn: CONFLICT. What came in stays with the client. */
export const withdrawFundRequest = endpoint({
  service,
  method: 'POST',
  path: '/fund-requests/:id/withdraw',
  access: 'billing:write',
  status: 200,
  summary: 'Take back the request for a deposit',
  params: IdParams,
  body: z.strictObject({ reason: line(300) }),
  response: FundRequest,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** Below what those who look after the case are told: for all of a client's money in a currency, or for one case's. */
const FundThreshold = z.strictObject({
  caseId: z.nullable(Id),
  legalCase: z.nullable(CaseNamed),
  currency: Currency,
  thresholdMinor: z.int(),
});
export type FundThreshold = z.infer<typeof FundThreshold>;

export const listFundThresholds = endpoint({
  service,
  method: 'GET',
  path: '/clients/:id/fund-thresholds',
  access: 'billing:read',
  status: 200,
  summary: 'Below what a low balance of a client is told',
  params: IdParams,
  response: z.array(FundThreshold),
  errors: [],
});
export const setFundThreshold = endpoint({
  service,
  method: 'PUT',
  path: '/clients/:id/fund-thresholds',
  access: 'billing:write',
  status: 204,
  summary: 'Set below what a low balance is told, or, with null, that it is not',
  params: IdParams,
  body: z.strictObject({ caseId: z.nullable(Id), currency: Currency, thresholdMinor: z.nullable(SomeMinor) }),
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
});

/** The same as its client sees it. */
export const OwnFundRequest = z.strictObject({
  id: Id,
  state: FundRequestState,
  caseTitle: z.nullable(z.string()),
  amount: Money,
  leftMinor: z.int(),
  dueDay: CalendarDate,
  words: z.string(),
  reference: z.string(),
});
export type OwnFundRequest = z.infer<typeof OwnFundRequest>;

export const listOwnFundRequests = endpoint({
  service,
  method: 'GET',
  path: '/own/fund-requests',
  access: 'client',
  status: 200,
  summary: 'Deposits that the client is asked for and has not paid, the earliest due first',
  response: z.array(OwnFundRequest),
  errors: [],
});
