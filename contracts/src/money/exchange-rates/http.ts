import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { CalendarDate, Instant } from '../../shared/id.js';
import { line } from '../../shared/text.js';
import { LbpPerUsd } from './rate.js';

const service = 'billing';

/** The rate of a day, as somebody of the firm entered it. */
export const ExchangeRate = z.strictObject({
  day: CalendarDate,
  lbpPerUsdHundredths: LbpPerUsd,
  source: z.string(),
  setByName: z.string(),
  setAt: Instant,
});
export type ExchangeRate = z.infer<typeof ExchangeRate>;

export const listExchangeRates = endpoint({
  service,
  method: 'GET',
  path: '/exchange-rates',
  access: 'billing:read',
  status: 200,
  summary: 'Exchange rates, the newest first, a year of them at most',
  response: z.array(ExchangeRate),
  errors: [],
});
/** Documents that were written with another rate keep theirs. A day to come has no rate yet. */
export const setExchangeRate = endpoint({
  service,
  method: 'PUT',
  path: '/exchange-rates/:day',
  access: 'billing:write',
  status: 200,
  summary: 'Enter the rate of a day',
  params: z.strictObject({ day: CalendarDate }),
  body: z.strictObject({ lbpPerUsdHundredths: LbpPerUsd, source: line(120) }),
  response: ExchangeRate,
  errors: [],
});
