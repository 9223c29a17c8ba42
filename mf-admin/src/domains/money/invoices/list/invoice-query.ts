import { listInvoices } from '@diwan/contracts/money/invoices/http';
import type { ListAddress } from '../../../../components/use-list-address.js';
import type { InvoiceQuery } from '../api/invoices.js';

/** Names in the address, which are those of the service's query. */
const NAMES = [
  ...['search', 'state', 'clientId', 'currency', 'sort'],
  // By these, figures of reports lead to their invoices.
  ...['issuedFrom', 'issuedUntil', 'dueFrom', 'dueUntil'],
];

/** What the address asks for. What somebody wrote into it by hand and the service would refuse counts as no filter. */
export function invoiceQuery(address: ListAddress): InvoiceQuery {
  const set = NAMES.flatMap((name) => {
    const value = address.filter(name);
    return value && listInvoices.query?.safeParse({ [name]: value }).success ? [[name, value]] : [];
  });
  return { page: address.page, ...Object.fromEntries(set) };
}

/** Whether the address narrows the list. */
export const isFiltered = (address: ListAddress): boolean =>
  NAMES.some((name) => name !== 'sort' && address.filter(name) !== '');
