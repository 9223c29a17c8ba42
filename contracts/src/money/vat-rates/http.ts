import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { CalendarDate } from '../../shared/id.js';
import { line } from '../../shared/text.js';
import { BasisPoints } from '../amounts/amount.js';

const service = 'billing';

/** The standard rate of value added tax from a day on (BILL-05). `law`: what it rests on. */
export const VatRate = z.strictObject({ from: CalendarDate, standardBp: BasisPoints, law: z.string() });
export type VatRate = z.infer<typeof VatRate>;

export const listVatRates = endpoint({
  service,
  method: 'GET',
  path: '/vat-rates',
  access: 'billing:read',
  status: 200,
  summary: 'Rates of value added tax, the newest first',
  response: z.array(VatRate),
  errors: [],
});
/** A rate that issued invoices and booked expenses rest on stays: CONFLICT. */
export const setVatRate = endpoint({
  service,
  method: 'PUT',
  path: '/vat-rates/:from',
  access: 'billing:write',
  status: 200,
  summary: 'Enter the rate that holds from a day on',
  params: z.strictObject({ from: CalendarDate }),
  body: z.strictObject({ standardBp: BasisPoints, law: line(160) }),
  response: VatRate,
  errors: ['CONFLICT'],
});
