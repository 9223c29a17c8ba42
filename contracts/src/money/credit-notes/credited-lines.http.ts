import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id, IdParams } from '../../shared/id.js';

const service = 'billing';

/**
 * Where the work or cost stands that a line charged for: still on the invoice that took it up, so that nothing bills it again; free; on another
 * invoice, as is a line by hand once it was written anew; waiting for approval; or not to be billed any more.
 */
export const WORK_STANDS = ['kept', 'free', 'billed', 'unapproved', 'not_billable'] as const;
export type WorkStands = (typeof WORK_STANDS)[number];

/** A line of an issued invoice that was credited in full. */
export const CreditedLine = z.strictObject({
  /** In the invoice, from 0. */
  place: z.int(),
  description: z.string(),
  /** Null: the line was written by hand, or its work is of a case that the reader is kept away from. */
  work: z.nullable(z.enum(WORK_STANDS)),
  /** The other invoice, where the reader may know of it; its number is null while it is a draft. */
  billedOn: z.nullable(z.strictObject({ id: Id, number: z.nullable(z.string()) })),
});
export type CreditedLine = z.infer<typeof CreditedLine>;

export const listCreditedLines = endpoint({
  service,
  method: 'GET',
  path: '/invoices/:id/credited-lines',
  access: 'billing:read',
  status: 200,
  summary: 'Lines of an invoice that were credited in full, and whether what they charged for can be billed again',
  params: IdParams,
  response: z.array(CreditedLine),
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
});
/**
 * What is so already stays so. CONFLICT, and nothing is changed, where a line was not credited in full or its work is on another invoice, or not to
 * be billed any more.
 */
export const setLinesBillable = endpoint({
  service,
  method: 'PUT',
  path: '/invoices/:id/credited-lines',
  access: 'billing:write',
  status: 200,
  summary: 'Let what credited lines charged for be billed again, or keep it from that',
  params: IdParams,
  body: z.strictObject({
    places: z.array(z.int().check(z.minimum(0), z.maximum(199))).check(z.minLength(1), z.maxLength(200)),
    billable: z.boolean(),
  }),
  response: z.array(CreditedLine),
  errors: ['NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
});
