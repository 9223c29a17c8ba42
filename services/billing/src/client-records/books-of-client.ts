import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import type { Currency } from '@diwan/contracts/shared/money';
import { Clock } from '@diwan/service-kit/app/clock';
import type { ClientPart, Move, Writing } from '@diwan/service-kit/client-parts/client-part';
import { Injectable } from '@nestjs/common';
import { type ClientSession, Types } from 'mongoose';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import type { AccountName } from '../ledger/accounts.js';
import { Ledger } from '../ledger/ledger.js';
import type { LedgerBalance } from '../ledger/ledger.schema.js';

/** What a client has on an account for a case, in minor units of its currency; debit positive. */
export interface OnAccount {
  account: AccountName;
  currency: Currency;
  caseId: string;
  amountMinor: number;
  /** What the record that is kept had there itself, before. Absent where it is from before that was kept: nothing. */
  besideMinor?: number;
}

/**
 * What stands in the books under a client goes over by entries of its own, never by changing booked ones. On the way back debts go with
 * their invoices as they are then; credit and money in hand as far as they are still there.
 */
@Injectable()
export class BooksOfClient implements ClientPart<OnAccount> {
  readonly kind = null;

  constructor(
    private readonly ledger: Ledger,
    private readonly invoices: InvoiceRepository,
    private readonly clock: Clock,
  ) {}

  async count(clientId: string): Promise<number> {
    return (await this.standing(clientId, null)).length;
  }

  async move({ from, to }: Move): Promise<Writing<OnAccount[]>> {
    return async (session) => {
      const moved = await this.standing(from, session);
      const beside = new Map((await this.standing(to, session)).map((one) => [keyOf(one), one.amountMinor]));
      await this.post(moved, { from, to }, session);
      return moved.map((one) => ({ ...one, besideMinor: beside.get(keyOf(one)) ?? 0 }));
    };
  }

  async restore(items: OnAccount[], { from, to }: Move): Promise<Writing<void>> {
    return async (session) => {
      const held = new Map((await this.standing(to, session)).map((one) => [keyOf(one), one.amountMinor]));
      const still = items
        .filter(({ account }) => account !== 'receivable')
        .map((one) => ({ ...one, amountMinor: goesBack(one, held.get(keyOf(one)) ?? 0) }));
      await this.post([...still, ...(await this.debtsToReturn(from, session))], { from: to, to: from }, session);
    };
  }

  /** What a client's open invoices come to beyond what is booked as their debt. */
  private async debtsToReturn(clientId: string, session: ClientSession): Promise<OnAccount[]> {
    const debts = new Map<string, OnAccount>();
    const add = (currency: Currency, caseId: string, amountMinor: number) => {
      const account = 'receivable' as const;
      const key = keyOf({ account, currency, caseId });
      debts.set(key, { account, currency, caseId, amountMinor: amountMinor + (debts.get(key)?.amountMinor ?? 0) });
    };
    for (const { currency, caseId, balanceMinor } of await this.invoices.openOf({ clientId, caseIds: null }, session))
      add(currency, caseId ?? '', balanceMinor);
    for (const { account, currency, caseId, amountMinor } of await this.standing(clientId, session))
      if (account === 'receivable') add(currency, caseId, -amountMinor);
    return [...debts.values()];
  }

  private async standing(clientId: string, session: ClientSession | null): Promise<OnAccount[]> {
    const balances = await this.ledger.balancesOf(clientId, session);
    return balances.filter(({ amountMinor }) => amountMinor !== 0).map(plain);
  }

  /** One entry for each currency. Its source is new each time: a merge that was taken back can be made again. */
  private async post(amounts: readonly OnAccount[], { from, to }: Move, session: ClientSession): Promise<void> {
    const source = { kind: 'client_merge', id: new Types.ObjectId().toHexString() } as const;
    const day = beirutDate(this.clock.now());
    for (const currency of new Set(amounts.map((one) => one.currency))) {
      const lines = amounts
        .filter((one) => one.currency === currency)
        .flatMap(({ account, caseId, amountMinor }) => [
          { account, amountMinor: -amountMinor, clientId: from, caseId: caseId || null },
          { account, amountMinor, clientId: to, caseId: caseId || null },
        ]);
      const owes = amounts.some((one) => one.account === 'client_credit' && isOwed(one));
      const mayOwe = owes && { mayOwe: true };
      await this.ledger.post({ day, kind: 'client-merged', source, currency, lines, by: null, ...mayOwe }, session);
    }
  }
}

const plain = ({ account, currency, caseId, amountMinor }: LedgerBalance): OnAccount => ({
  account,
  currency,
  caseId,
  amountMinor,
});

const keyOf = ({ account, currency, caseId }: Omit<OnAccount, 'amountMinor'>): string =>
  [account, currency, caseId].join('|');

/**
 * What went over, or less where less is there by now. Credit that is owed back goes back whole: what came since stays with the record that was
 * kept, which keeps a debt of its own, too. Amounts have the sign of the account.
 */
function goesBack({ account, amountMinor: moved, besideMinor = 0 }: OnAccount, held: number): number {
  const isCredit = account === 'client_credit';
  if (moved > 0) return isCredit ? moved : Math.max(0, Math.min(moved, held));
  const ownDebt = isCredit ? Math.max(0, besideMinor) : 0;
  return Math.min(0, Math.max(moved, held - ownDebt));
}

/** Whether one of the two records owes credit back. */
const isOwed = ({ amountMinor, besideMinor = 0 }: OnAccount): boolean => amountMinor > 0 || besideMinor > 0;
