import { listOwnInvoices, type OwnInvoiceRow } from '@diwan/contracts/money/invoices/own.http';
import { listOwnPayments, type OwnPayment } from '@diwan/contracts/money/payments/own.http';
import type { Language } from '@diwan/contracts/shared/language';
import { callApi, formatDate, formatMoney } from '@diwan/mf-kit';
import type { Texts } from '../texts.js';

/** A bill or a receipt as something that happened (PORT-03). */
export interface MoneyHappening {
  id: string;
  /** When the client got it: an instant. */
  at: string;
  /** The day that it says, `YYYY-MM-DD`: lists stand in the order of these. */
  day: string;
  text: string;
  details: string[];
  href: string;
}

/** Which page of bills or receipts, of one case if it is named. */
export interface MoneyAsked {
  caseId?: string | undefined;
  page: number;
  limit: number;
  signal: AbortSignal;
}

interface Words {
  t: Texts;
  language: Language;
}

/** Bills, the newest first. */
export async function billsThatCame({ signal, ...query }: MoneyAsked, words: Words): Promise<MoneyHappening[]> {
  const { items } = await callApi(listOwnInvoices, { query }, { signal });
  return items.map((invoice) => billIn(words, invoice));
}

/** Receipts of what the client paid, the latest first. */
export async function receiptsThatCame({ signal, ...query }: MoneyAsked, words: Words): Promise<MoneyHappening[]> {
  const { items } = await callApi(listOwnPayments, { query }, { signal });
  return items.map((payment) => receiptIn(words, payment));
}

function billIn({ t, language }: Words, invoice: OwnInvoiceRow): MoneyHappening {
  const { id, number, state, totalMinor, currency, issueDate, dueDate, issuedAt, caseTitle } = invoice;
  const isVoid = state === 'void';
  return {
    ...{ id, at: issuedAt, day: issueDate, href: `/billing/invoices/${id}` },
    text: t(isVoid ? 'happened.invoiceVoid' : 'happened.invoice', { number }),
    details: [
      formatMoney({ amountMinor: totalMinor, currency }),
      ...(isVoid ? [] : [t('happened.due', { date: formatDate(dueDate, language) })]),
      ...(caseTitle ? [caseTitle] : []),
    ],
  };
}

function receiptIn({ t }: Words, { id, number, amount, day, recordedAt, voided }: OwnPayment): MoneyHappening {
  return {
    ...{ id, at: recordedAt, day, href: '/billing/payments' },
    text: t(voided ? 'happened.receiptVoid' : 'happened.receipt', { number }),
    details: [formatMoney(amount)],
  };
}
