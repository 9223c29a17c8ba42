import { DIFFERENCE_LIMIT_BP, isFar } from '@diwan/contracts/money/exchange-rates/difference';
import { converted, type RateUsed } from '@diwan/contracts/money/exchange-rates/rate';
import type { InvoiceRow } from '@diwan/contracts/money/invoices/http';
import { MOST_ALLOCATIONS } from '@diwan/contracts/money/payments/payment';
import type { Money } from '@diwan/contracts/shared/money';
import { moneyText, parseMoney } from '@diwan/contracts/shared/money-text';

export type OpenInvoice = Pick<
  InvoiceRow,
  'id' | 'number' | 'currency' | 'issueDate' | 'dueDate' | 'balanceMinor' | 'accepted'
>;
export type Rate = Pick<RateUsed, 'lbpPerUsdHundredths'>;

/** The rate of the payment's day, and a second one from which it may not be far either: that of today, for who may not accept differences. */
export interface Rates {
  ofDay: Rate | undefined;
  also?: Rate | undefined;
}

/** What goes to one invoice, as typed: in its currency, and what of the money that is; empty: by the rate of the day. */
export interface Share {
  amount: string;
  used: string;
}
export type Shares = Readonly<Record<string, Share>>;

/** An amount in a currency, by the rate of the day; undefined without a rate, or beyond exact whole numbers. */
function worth(amount: Money, currency: Money['currency'], rate: Rate | undefined): number | undefined {
  if (amount.currency === currency) return amount.amountMinor;
  try {
    return rate && converted(amount, rate).amountMinor;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * Gives money to open invoices of its own currency, the oldest first, and before them to the one it was paid for, whichever its currency.
 * No more than one receipt may pay. What is left is nobody's yet.
 */
export function oldestFirst(
  money: Money,
  open: readonly OpenInvoice[],
  paidFor: string,
  rate: Rate | undefined,
): Shares {
  const shares: Record<string, Share> = {};
  let left = money.amountMinor;
  const byAge = [...open].sort((one, other) => one.issueDate.localeCompare(other.issueDate));
  const first = byAge.filter(({ id }) => id === paidFor);
  const others = byAge.filter(({ id, currency }) => id !== paidFor && currency === money.currency);
  for (const invoice of [...first, ...others]) {
    if (left <= 0 || Object.keys(shares).length === MOST_ALLOCATIONS) break;
    const share = shareOf({ amountMinor: left, currency: money.currency }, invoice, rate);
    if (!share) continue;
    shares[invoice.id] = share.typed;
    left -= share.usedMinor;
  }
  return shares;
}

function shareOf(
  left: Money,
  invoice: OpenInvoice,
  rate: Rate | undefined,
): { typed: Share; usedMinor: number } | null {
  const { currency, balanceMinor } = invoice;
  if (currency === left.currency) {
    const amountMinor = Math.min(left.amountMinor, balanceMinor);
    return { typed: { amount: moneyText({ amountMinor, currency }), used: '' }, usedMinor: amountMinor };
  }
  const { accepted } = invoice;
  if (accepted && !accepted.isOwn && accepted.usedMinor <= left.amountMinor) {
    const used = moneyText({ amountMinor: accepted.usedMinor, currency: left.currency });
    const amount = moneyText({ amountMinor: accepted.amountMinor, currency });
    return { typed: { amount, used }, usedMinor: accepted.usedMinor };
  }
  const mostMinor = worth(left, currency, rate);
  if (!mostMinor) return null;
  const amountMinor = Math.min(mostMinor, balanceMinor);
  const byRate = worth({ amountMinor, currency }, left.currency, rate);
  if (!byRate) return null;
  // Rounded there and back, it may take a unit more than there is.
  const usedMinor = Math.min(byRate, left.amountMinor);
  const used = usedMinor === byRate ? '' : moneyText({ amountMinor: usedMinor, currency: left.currency });
  return { typed: { amount: moneyText({ amountMinor, currency }), used }, usedMinor };
}

/** A share that can be read, and what is wrong with one that cannot. */
export interface ReadShare {
  invoice: OpenInvoice;
  amountMinor: number;
  /** What of the money it takes. */
  usedMinor: number;
  /** What the two sides agreed on; null: by the rate of the day. */
  agreedMinor: number | null;
  /** How much more, or less, is used than the rate says. */
  differenceMinor: number;
}
/**
 * `not_accepted`: far from the rate of the day, and not what was accepted for the invoice; `own_approval`: it is, by whoever records it;
 * `gone`: the invoice is not open any more.
 */
export type ShareFault = 'invalid_amount' | 'over_balance' | 'no_rate' | 'not_accepted' | 'own_approval' | 'gone';

/** Reads what was typed for one invoice; null where nothing goes to it. */
export function readShare(
  share: Share | undefined,
  invoice: OpenInvoice,
  currency: Money['currency'],
  { ofDay: rate, also }: Rates,
): ReadShare | ShareFault | null {
  if (!share || share.amount.trim() === '') return null;
  const amount = parseMoney(share.amount, invoice.currency);
  if (!amount) return 'invalid_amount';
  if (amount.amountMinor === 0) return null;
  if (amount.amountMinor > invoice.balanceMinor) return 'over_balance';
  const byRate = worth(amount, currency, rate);
  if (byRate === undefined) return 'no_rate';
  const isSame = invoice.currency === currency;
  const agreed = isSame || share.used.trim() === '' ? null : parseMoney(share.used, currency)?.amountMinor;
  if (agreed === undefined || agreed === 0) return 'invalid_amount';
  const usedMinor = agreed ?? byRate;
  const { accepted } = invoice;
  const isAccepted = accepted?.amountMinor === amount.amountMinor && accepted.usedMinor === usedMinor;
  const isFarFrom = (expected: number | undefined) =>
    expected !== undefined && isFar(usedMinor, expected, DIFFERENCE_LIMIT_BP);
  if (isFarFrom(byRate) || (also && isFarFrom(worth(amount, currency, also)))) {
    if (!isAccepted) return 'not_accepted';
    if (accepted.isOwn) return 'own_approval';
  }
  return {
    invoice,
    amountMinor: amount.amountMinor,
    usedMinor,
    agreedMinor: agreed,
    differenceMinor: usedMinor - byRate,
  };
}

/** All shares that can be read, what they use together, and what is wrong with the first that cannot. */
export function readShares(
  shares: Shares,
  open: readonly OpenInvoice[],
  currency: Money['currency'],
  rates: Rates,
): { read: ReadShare[]; usedMinor: number; fault: ShareFault | undefined } {
  const all = open.map((invoice) => readShare(shares[invoice.id], invoice, currency, rates));
  const read = all.filter((share): share is ReadShare => share !== null && typeof share === 'object');
  const usedMinor = read.reduce((sum, share) => sum + share.usedMinor, 0);
  const fault = goneShares(shares, open).length > 0 ? 'gone' : all.find((share) => typeof share === 'string');
  return { read, usedMinor, fault };
}

/** To which invoices something was to go that are not open any more: somebody else was faster, or it was typed long ago. */
export const goneShares = (shares: Shares, open: readonly OpenInvoice[]): string[] =>
  Object.keys(shares).filter((id) => shares[id]?.amount.trim() && !open.some((invoice) => invoice.id === id));
