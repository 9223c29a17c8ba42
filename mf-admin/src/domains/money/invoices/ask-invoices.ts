import { type InvoiceRow, listInvoices } from '@diwan/contracts/money/invoices/http';
import type { TimelinePart } from '@diwan/desk-kit/timeline/merge-timeline';
import { onDay } from '@diwan/desk-kit/timeline/on-day';
import { callApi, formatMoney } from '@diwan/mf-kit';
import type { Texts } from '../../../texts.js';

const A_PART = 20;

interface Asked {
  after: string | undefined;
  t: Texts;
  signal: AbortSignal;
}

/** The invoices of a client or a case among what happened, by the day that they say. Drafts have not happened yet. */
export async function askInvoices(
  whose: { clientId: string } | { caseId: string },
  { after, t, signal }: Asked,
): Promise<TimelinePart> {
  const page = after ? Number(after) : 1;
  const { items } = await callApi(listInvoices, { query: { ...whose, page, limit: A_PART } }, { signal });
  const entries = items.flatMap(({ number, ...invoice }) => (number === null ? [] : [toEntry(invoice, number, t)]));
  return { entries, next: items.length === A_PART ? String(page + 1) : undefined };
}

function toEntry(invoice: Omit<InvoiceRow, 'number'>, number: string, t: Texts) {
  const { id, state, issueDate, totalMinor, currency, legalCase } = invoice;
  return {
    ...{ id, href: `/admin/billing/invoices/${id}`, ...onDay(issueDate) },
    text: t(state === 'void' ? 'invoices.history.voidOf' : 'invoices.history.issuedOf', { number }),
    details: [formatMoney({ amountMinor: totalMinor, currency }), ...(legalCase ? [legalCase.title] : [])],
  };
}
