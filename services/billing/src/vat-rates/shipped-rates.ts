import type { VatRateRecord } from './vat-rate.schema.js';

/** The rates that hold without anybody entering them: 10 % since Law 379 of 2001, 11 % since Law 64 of 2017. */
export const SHIPPED_RATES: readonly VatRateRecord[] = [
  { _id: '2002-02-01', standardBp: 1000, law: 'Law 379/2001' },
  { _id: '2018-01-01', standardBp: 1100, law: 'Law 64/2017' },
];
