import { listInvoices } from '@diwan/contracts/money/invoices/http';
import { callApi, formatDate, formatMoney } from '@diwan/mf-kit';
import type { AskWaiting } from '../../../frame/feature.js';

const SHOWN = 5;

/** Overdue invoices, the longest overdue first (D-105), and the drafts that nobody has issued: one line, which leads to all of them. */
const ask: AskWaiting = async ({ t, language, signal }) => {
  const [overdue, drafts] = await Promise.all([
    callApi(listInvoices, { query: { state: 'overdue', sort: 'due', limit: SHOWN } }, { signal }),
    callApi(listInvoices, { query: { state: 'draft', sort: 'issued', limit: 1 } }, { signal }),
  ]);
  const late = overdue.items.map(({ id, number, client, currency, balanceMinor, dueDate }) => ({
    id,
    text: t('invoices.overdueOf', {
      number: number ?? '',
      client: client.name,
      amount: formatMoney({ amountMinor: balanceMinor, currency }),
    }),
    detail: t('invoices.dueSince', { day: formatDate(dueDate, language) }),
    late: true,
    href: `/admin/billing/invoices/${id}`,
    action: t('invoices.open'),
  }));
  const unissued = drafts.items.map(({ issueDate }) => ({
    id: 'drafts',
    text: t('invoices.draftsWaiting', { count: drafts.total }),
    detail: t('invoices.draftsSince', { day: formatDate(issueDate, language) }),
    standsFor: drafts.total,
    href: '/admin/billing?state=draft',
    action: t('invoices.look'),
  }));
  const count = overdue.total + drafts.total;
  return { count, exact: overdue.exact && drafts.exact, lines: [...late, ...unissued] };
};
export default ask;
