import { sum } from '@diwan/contracts/money/amounts/rounding';
import type { Currency } from '@diwan/contracts/shared/money';
import type { EntrySource, LedgerLine } from '../ledger/entry.rules.js';
import type { LedgerEntryRecord } from '../ledger/ledger.schema.js';
import type { AccountOfPeriod, Movement, MovementKind } from './sheets/statement-sheet.js';

const CURRENCIES: readonly Currency[] = ['USD', 'LBP'];
/** What a client owes, less what the firm owes them: what somebody is to pay. Money that is only held for them is not in it. */
const ACCOUNTS: readonly LedgerLine['account'][] = ['receivable', 'client_credit'];

type Entry = Pick<LedgerEntryRecord, 'day' | 'kind' | 'source' | 'currency' | 'lines'>;

/** A movement and the document that brought it about. */
export type SourcedMovement = Movement & { source: EntrySource };

/** An account whose movements say what brought them about. */
export type SourcedAccount = Omit<AccountOfPeriod, 'movements'> & { movements: SourcedMovement[] };

/** Whose account, and of which of their cases; null for all. */
export interface Whose {
  clientId: string;
  caseIds: readonly string[] | null;
}

/**
 * A client's accounts over a period, from the entries of the ledger up to its end in the order of their days. Currencies in which nothing
 * ever happened are left out, and so are entries that change nothing of what is to be paid (credit that was used).
 */
export function accountsOf(entries: readonly Entry[], whose: Whose, from: string): SourcedAccount[] {
  return CURRENCIES.flatMap((currency) => {
    const moved = entries
      .filter((entry) => entry.currency === currency)
      .map((entry) => ({ entry, amountMinor: changeOf(entry.lines, whose) }))
      .filter(({ amountMinor }) => amountMinor !== 0);
    if (moved.length === 0) return [];
    const isBefore = ({ entry }: { entry: Entry }) => entry.day < from;
    const openingMinor = sum(moved.filter(isBefore).map(({ amountMinor }) => amountMinor));
    const movements = moved
      .filter((one) => !isBefore(one))
      .map(({ entry: { day, kind, source }, amountMinor }) => ({
        ...{ day, kind: kindOf(source, kind), number: '', amountMinor, source },
      }));
    return openingMinor === 0 && movements.length === 0 ? [] : { currency, openingMinor, movements };
  });
}

const changeOf = (lines: readonly LedgerLine[], { clientId, caseIds }: Whose): number =>
  sum(
    lines
      .filter((line) => line.clientId === clientId && ACCOUNTS.includes(line.account))
      .filter(({ caseId }) => caseIds === null || (typeof caseId === 'string' && caseIds.includes(caseId)))
      .map(({ amountMinor }) => amountMinor),
  );

function kindOf({ kind }: EntrySource, booked: string): MovementKind {
  const isUndone = booked.startsWith('undone-');
  if (kind === 'invoice') return isUndone ? 'invoice_void' : 'invoice';
  if (kind === 'payment') return isUndone ? 'payment_void' : 'payment';
  if (kind === 'credit_note') return 'credit_note';
  if (kind === 'client_merge') return 'taken_over';
  if (kind === 'credit_payout') return isUndone ? 'credit_payout_reversed' : 'credit_payout';
  if (kind === 'client_fund') return isUndone ? 'client_funds_reversed' : 'client_funds';
  return 'other';
}
