import { sum } from '@diwan/contracts/money/amounts/rounding';
import type { RateUsed } from '@diwan/contracts/money/exchange-rates/rate';
import { converted } from '@diwan/contracts/money/exchange-rates/rate';
import { isCost } from '@diwan/contracts/money/invoices/line';
import type { Currency } from '@diwan/contracts/shared/money';
import type { LedgerLine } from '../ledger/entry.rules.js';
import type { InvoiceRecord } from './invoice.schema.js';

/** A part of an invoice's lines as they are booked: what is charged, and the tax on it, in minor units. */
export interface Charged {
  netMinor: number;
  vatMinor: number;
  isCost: boolean;
  isTaxed: boolean;
}

/** What issuing books: the client owes it, the firm earned it, the tax is the state's. */
export function issuedLines({
  clientId,
  caseId,
  area,
  lines,
}: Pick<InvoiceRecord, 'clientId' | 'caseId' | 'area' | 'lines'>): LedgerLine[] {
  const charged = lines.map(chargedOf);
  const owed = sum(charged.flatMap(({ netMinor, vatMinor }) => [netMinor, vatMinor]));
  return [{ account: 'receivable', amountMinor: owed, clientId, caseId }, ...earnedLines(charged, area)];
}

/** The sides of fees, charged expenses and tax, as credits. */
export function earnedLines(charged: readonly Charged[], area: string | null): LedgerLine[] {
  const net = (isCost: boolean) => sum(charged.filter((one) => one.isCost === isCost).map(({ netMinor }) => netMinor));
  return [
    { account: 'revenue', amountMinor: -net(false), detail: area ?? 'general' },
    { account: 'costs_recharged', amountMinor: -net(true) },
    { account: 'vat_due', amountMinor: -sum(charged.map(({ vatMinor }) => vatMinor)) },
  ];
}

/** What tax is declared on and how much of it there is, in pounds by the document's rate (D-121). */
export function declaredLines(charged: readonly Charged[], currency: Currency, rate: RateUsed): LedgerLine[] {
  const inPounds = (amountMinor: number): number =>
    currency === 'LBP' ? amountMinor : converted({ amountMinor, currency }, rate).amountMinor;
  const taxable = inPounds(sum(charged.filter(({ isTaxed }) => isTaxed).map(({ netMinor }) => netMinor)));
  const vat = inPounds(sum(charged.map(({ vatMinor }) => vatMinor)));
  return [
    { account: 'lbp_bridge', amountMinor: taxable + vat },
    { account: 'taxable_lbp', amountMinor: -taxable },
    { account: 'vat_lbp_due', amountMinor: -vat },
  ];
}

export const chargedOf = (line: InvoiceRecord['lines'][number]): Charged => ({
  netMinor: line.amountMinor - line.discountMinor,
  vatMinor: line.vatMinor,
  isCost: isCost(line),
  isTaxed: line.vatClass === 'standard',
});
