import { converted, type RateUsed } from '@diwan/contracts/money/exchange-rates/rate';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { Ledger } from '../ledger/ledger.js';
import { numberKeys } from '../number-series/number.rules.js';
import type { InvoiceRecord } from './invoice.schema.js';
import { chargedOf, declaredLines, issuedLines } from './invoice-entries.rules.js';

/** What issuing adds to a draft. */
export type IssuedFields = Pick<
  InvoiceRecord,
  'clientName' | 'rate' | 'inPounds' | 'number' | 'numberKeys' | 'issuedAt' | 'issuedBy' | 'balanceMinor' | 'isOpen'
>;

interface Given {
  clientName: string;
  number: string;
  rate: RateUsed;
  by: string;
  at: Date;
}

/** Books what is issued. */
@Injectable()
export class BookInvoice {
  constructor(private readonly ledger: Ledger) {}

  /** Throws PERIOD_CLOSED. */
  async issued(
    { _id, issueDate: day, ...invoice }: InvoiceRecord,
    { rate, by }: Pick<Given, 'rate' | 'by'>,
    session: ClientSession,
  ): Promise<void> {
    const entry = { day, source: { kind: 'invoice', id: String(_id) }, by } as const;
    await this.ledger.post(
      { ...entry, kind: 'issued', currency: invoice.currency, lines: issuedLines(invoice) },
      session,
    );
    const declared = declaredLines(invoice.lines.map(chargedOf), invoice.currency, rate);
    await this.ledger.post({ ...entry, kind: 'declared', currency: 'LBP', lines: declared }, session);
  }
}

/** The fields that a draft gets when it is issued; the total and the tax also in pounds (D-121). */
export function issuedFields(
  { currency, totals }: Pick<InvoiceRecord, 'currency' | 'totals'>,
  { clientName, number, rate, by, at }: Given,
): IssuedFields {
  const pounds = (amountMinor: number): number =>
    currency === 'LBP' ? amountMinor : converted({ amountMinor, currency }, rate).amountMinor;
  return {
    clientName,
    rate,
    inPounds: { totalMinor: pounds(totals.totalMinor), vatMinor: pounds(totals.vatMinor) },
    number,
    numberKeys: numberKeys(number),
    issuedAt: at,
    issuedBy: by,
    balanceMinor: totals.totalMinor,
    isOpen: totals.totalMinor > 0,
  };
}
