import { type FundBalance, transferFunds } from '@diwan/contracts/money/client-funds/http';
import type { InvoiceRow } from '@diwan/contracts/money/invoices/http';
import { moneyText, parseMoney } from '@diwan/contracts/shared/money-text';
import { endpointForm } from '../../../../components/endpoint-form.js';

/** An invoice as far as paying it is concerned. */
export type PayableInvoice = Pick<InvoiceRow, 'id' | 'number' | 'currency' | 'balanceMinor' | 'dueDate' | 'legalCase'>;

/** What the form has to know besides what is typed. */
export interface TransferFacts {
  open: readonly PayableInvoice[];
  held: readonly FundBalance[];
}

/** A payment from a client's own money as its form holds it. */
export interface TransferValues {
  invoiceId: string;
  /** Key of the money it is taken from, see `sourceKey`. */
  caseId: string;
  amountMinor: string;
  notes: string;
}

const NO_CASE = 'none';

/** Names money of one case, or of none, among what is held. */
export const sourceKey = ({ caseId }: Pick<FundBalance, 'caseId'>): string => caseId ?? NO_CASE;

/** What of the held money may pay an invoice: in its currency, of its own case, which comes first, or of none (BILL-10). */
export function sourcesFor(invoice: PayableInvoice | undefined, held: readonly FundBalance[]): FundBalance[] {
  if (!invoice) return [];
  const mine = held.filter(({ currency }) => currency === invoice.currency);
  return [
    ...mine.filter(({ caseId }) => caseId !== null && caseId === invoice.legalCase?.id),
    ...mine.filter(({ caseId }) => caseId === null),
  ];
}

/** What the form begins with for an invoice, or for another source: all that is held, or all that is open, whichever is less. */
export function presetFor(
  invoice: PayableInvoice | undefined,
  held: readonly FundBalance[],
  wanted?: string,
): Pick<TransferValues, 'invoiceId' | 'caseId' | 'amountMinor'> {
  const sources = sourcesFor(invoice, held);
  const source = sources.find((one) => sourceKey(one) === wanted) ?? sources[0];
  if (!invoice || !source) return { invoiceId: invoice?.id ?? '', caseId: '', amountMinor: '' };
  const amountMinor = Math.min(invoice.balanceMinor, source.balanceMinor);
  const typed = moneyText({ amountMinor, currency: invoice.currency });
  return { invoiceId: invoice.id, caseId: sourceKey(source), amountMinor: typed };
}

/** Reads and checks the form with what is known when it is sent. */
export const transferForm = (facts: () => TransferFacts) =>
  endpointForm(transferFunds, ({ invoiceId, caseId, amountMinor: typed, notes }: TransferValues) => {
    const { open, held } = facts();
    const invoice = open.find(({ id }) => id === invoiceId);
    const source = sourcesFor(invoice, held).find((one) => sourceKey(one) === caseId);
    const amountMinor = (invoice && parseMoney(typed, invoice.currency)?.amountMinor) ?? 0;
    const faults = {
      ...(!invoice && { invoiceId: 'required' }),
      ...(invoice && !source && { caseId: 'nothing_held' }),
      ...(invoice && source && faultOf(amountMinor, invoice, source)),
    };
    return {
      body: { caseId: source?.caseId ?? null, amountMinor: amountMinor || 1, notes },
      faults,
    };
  });

function faultOf(amountMinor: number, invoice: PayableInvoice, source: FundBalance): Record<string, string> {
  if (amountMinor === 0) return { amountMinor: 'invalid_amount' };
  if (amountMinor > invoice.balanceMinor) return { amountMinor: 'over_open' };
  return amountMinor > source.balanceMinor ? { amountMinor: 'over_held' } : {};
}
