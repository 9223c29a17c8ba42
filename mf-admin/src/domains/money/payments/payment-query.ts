import { listPayments } from '@diwan/contracts/money/payments/http';
import type { ListAddress } from '../../../components/use-list-address.js';
import type { PaymentQuery } from './api/payments.js';

const NAMES = ['search', 'clientId'] as const;

/** What the address asks for. What somebody wrote into it by hand and the service would refuse counts as no filter. */
export function paymentQuery(address: ListAddress): PaymentQuery {
  const set = NAMES.flatMap((name) => {
    const value = address.filter(name);
    return value && listPayments.query?.safeParse({ [name]: value }).success ? [[name, value]] : [];
  });
  return { page: address.page, ...Object.fromEntries(set) };
}

/** Whether the address narrows the list. */
export const isNarrowed = (address: ListAddress): boolean => NAMES.some((name) => address.filter(name) !== '');
