// What `npm run bench:billing` asks: lists of staff, the billing page of a client, reports.
import { clientOf } from './billing-rows.mjs';

const month = (ago) => {
  const day = new Date();
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - ago, 1)).toISOString().slice(0, 7);
};

/** Name, who asks and what; `ask` finds an invoice of the client. */
export async function billingReads(ask) {
  const big = clientOf(0);
  const { items } = await ask('/own/invoices');
  const span = `from=${month(11)}&to=${month(0)}`;
  const year = month(3).slice(0, 4);
  return [
    ['invoices', 'accountant', '/invoices'],
    ['invoices, page 30', 'accountant', '/invoices?page=30'],
    ['invoices, open', 'accountant', '/invoices?state=open'],
    ['invoices, overdue', 'accountant', '/invoices?state=overdue'],
    ['invoices, paid', 'accountant', '/invoices?state=paid'],
    ['invoices, in pounds', 'accountant', '/invoices?currency=LBP'],
    ['invoices, by balance', 'accountant', '/invoices?sort=-balance'],
    ['invoices, search: number', 'accountant', `/invoices?search=${items[0].number}`],
    ['invoices, search: name', 'accountant', '/invoices?search=nadia'],
    ['invoices of the largest client', 'accountant', `/invoices?clientId=${big}`],
    ['invoices of a client', 'accountant', `/invoices?clientId=${clientOf(1)}`],
    ['receipts', 'accountant', '/payments'],
    ['receipts of the largest client', 'accountant', `/payments?clientId=${big}`],
    ['receipts, search: name', 'accountant', '/payments?search=nadia'],
    ['account of the largest client', 'accountant', `/clients/${big}/account`],
    ['account of a client', 'accountant', `/clients/${clientOf(1)}/account`],
    ['portal: account', 'client', '/own/account'],
    ['portal: invoices', 'client', '/own/invoices'],
    ['portal: an invoice', 'client', `/own/invoices/${items[0].id}`],
    ['portal: payments', 'client', '/own/payments'],
    ['portal: retainer', 'client', '/own/funds'],
    ['portal: hours', 'client', '/own/billable-hours'],
    ['portal: time', 'client', '/own/time-entries'],
    ['portal: ways to pay', 'client', '/own/payment-ways?currency=USD'],
    ['report: summary', 'accountant', `/accounting/summary?${span}`],
    ['report: summary, cash', 'accountant', `/accounting/summary?${span}&basis=cash`],
    ['report: months', 'accountant', `/accounting/months?${span}`],
    ['report: profit and loss', 'accountant', `/accounting/profit-and-loss?${span}`],
    ['report: tax of a quarter', 'accountant', `/accounting/vat-quarter?year=${year}&quarter=1`],
    ['report: aged debt', 'accountant', '/accounting/aged-debt'],
    ['report: debtors', 'accountant', '/accounting/debtors?currency=USD'],
    ['report: areas', 'accountant', `/accounting/areas?${span}`],
    ['entries of the ledger', 'accountant', '/ledger/entries'],
    ['entries of an account', 'accountant', '/ledger/entries?account=revenue&detail=tax'],
    ['entries of the largest client', 'accountant', `/ledger/entries?account=receivable&clientId=${big}`],
  ];
}
