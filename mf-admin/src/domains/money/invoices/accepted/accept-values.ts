import { acceptAmount, type Invoice } from '@diwan/contracts/money/invoices/http';
import type { Currency } from '@diwan/contracts/shared/money';
import { moneyText, parseMoney } from '@diwan/contracts/shared/money-text';
import { endpointForm } from '../../../../components/endpoint-form.js';

export const OTHER = { USD: 'LBP', LBP: 'USD' } as const satisfies Record<Currency, Currency>;

/** What is accepted as its form holds it. */
export interface AcceptValues {
  /** Of what is open, in the invoice's currency. */
  amountMinor: string;
  /** The money that pays it, in the other one. */
  usedMinor: string;
  reason: string;
}

/** The form begins with all that is open, or with what was accepted before. */
export function acceptValues({ currency, balanceMinor, accepted }: Invoice): AcceptValues {
  const amountMinor = moneyText({ amountMinor: accepted?.amountMinor ?? balanceMinor, currency });
  const usedMinor = accepted ? moneyText({ amountMinor: accepted.usedMinor, currency: OTHER[currency] }) : '';
  return { amountMinor, usedMinor, reason: accepted?.reason ?? '' };
}

/** Reads and checks the form with the invoice as it is when it is sent. */
export const acceptForm = (invoice: () => Invoice) =>
  endpointForm(acceptAmount, ({ amountMinor: typed, usedMinor: typedUsed, reason }: AcceptValues) => {
    const { currency, balanceMinor, version } = invoice();
    const amountMinor = parseMoney(typed, currency)?.amountMinor || 0;
    const usedMinor = parseMoney(typedUsed, OTHER[currency])?.amountMinor || 0;
    const faults = {
      ...(amountMinor === 0 && { amountMinor: 'invalid_amount' }),
      ...(amountMinor > balanceMinor && { amountMinor: 'over_open' }),
      ...(usedMinor === 0 && { usedMinor: 'invalid_amount' }),
    };
    return { body: { amountMinor: amountMinor || 1, usedMinor: usedMinor || 1, reason, version }, faults };
  });
