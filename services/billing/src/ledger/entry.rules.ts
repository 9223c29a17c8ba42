import { sum } from '@diwan/contracts/money/amounts/rounding';
import type { Currency } from '@diwan/contracts/shared/money';
import { type AccountName, accountOf } from './accounts.js';

/** One side of an entry. */
export interface LedgerLine {
  account: AccountName;
  /** Debit positive, credit negative, in minor units of the entry's currency. */
  amountMinor: number;
  /** Whose it is, in accounts of clients. */
  clientId?: string;
  caseId?: string | null;
  /** What the account is divided by: a way of paying, a practice area, a category. */
  detail?: string;
}

/** What brought an entry about. */
export interface EntrySource {
  kind:
    | 'invoice'
    | 'payment'
    | 'credit_note'
    | 'credit_use'
    | 'credit_payout'
    | 'client_fund'
    | 'expense'
    | 'client_merge';
  id: string;
}

/** An entry before it is booked. */
export interface NewEntry {
  /** The day it counts for, `YYYY-MM-DD`. */
  day: string;
  /** What happened, such as `issued`; with source and currency it names one entry and no second. */
  kind: string;
  source: EntrySource;
  currency: Currency;
  lines: readonly LedgerLine[];
  /** Who did it; null: the system. */
  by: string | null;
  /** Whether clients may have less credit than none then, which they owe back: what they were paid out never came, or they owed it before. */
  mayOwe?: boolean;
}

/** The lines that say something. Throws where they do not add up to nothing: that is a fault of ours, never somebody's input. */
export function balanced(lines: readonly LedgerLine[]): LedgerLine[] {
  if (sum(lines.map(({ amountMinor }) => amountMinor)) !== 0) throw new Error('an entry whose sides differ');
  const telling = lines.filter(({ amountMinor }) => amountMinor !== 0);
  const nameless = telling.find(({ account, clientId }) => accountOf(account).floor && !clientId);
  if (nameless) throw new Error(`a line of ${nameless.account} without its client`);
  return telling;
}

/** The same with each side on the other: what takes an entry back. */
export const reversed = (lines: readonly LedgerLine[]): LedgerLine[] =>
  lines.map((line) => ({ ...line, amountMinor: -line.amountMinor }));

/** What a line is found by, in this order: the account, and with it what it is divided by or whose it is; whose it is on any account. */
export const lineKey = {
  account: (account: AccountName): string => account,
  detail: (account: AccountName, detail: string): string => `${account}|detail|${detail}`,
  client: (clientId: string, account?: AccountName): string => `${account ?? ''}|client|${clientId}`,
};

/** All that an entry is found by, so that one index holds every list of them in order, and counts it. */
export function lineKeys(lines: readonly LedgerLine[]): string[] {
  const keys = lines.flatMap(({ account, detail = '', clientId }) => [
    lineKey.account(account),
    lineKey.detail(account, detail),
    ...(clientId ? [lineKey.client(clientId), lineKey.client(clientId, account)] : []),
  ]);
  return [...new Set(keys)];
}

/** Whom an entry names, each once. */
export const clientsIn = (lines: readonly LedgerLine[]): Set<string> =>
  new Set(lines.flatMap(({ clientId }) => clientId ?? []));

/** Under which key the balance of a line is kept; null for an account without balances of clients. */
export function balanceKey({ account, clientId, caseId }: LedgerLine, currency: Currency): string | null {
  if (!accountOf(account).ofClients || !clientId) return null;
  return [account, currency, clientId, caseId ?? ''].join('|');
}

/** Under which key debits and credits of a month are kept. */
export const monthKey = ({ account, detail }: LedgerLine, currency: Currency, day: string): string =>
  [day.slice(0, 7), account, detail ?? '', currency].join('|');
