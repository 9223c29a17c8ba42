import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import type { Currency } from '@diwan/contracts/shared/money';
import { Clock } from '@diwan/service-kit/app/clock';
import type { ClientPart, Move, Writing } from '@diwan/service-kit/client-parts/client-part';
import { Injectable } from '@nestjs/common';
import { type ClientSession, Types } from 'mongoose';
import { CreditUseRepository } from '../credit-uses/credit-use.repository.js';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import { accountOf } from '../ledger/accounts.js';
import { Ledger } from '../ledger/ledger.js';
import type { LedgerBalance } from '../ledger/ledger.schema.js';
import { BookedMeanwhile } from './booked-meanwhile.js';
import { keyOf, type OnAccount } from './on-account.js';

/**
 * What stands in the books under a client goes over by entries of its own, never by changing booked ones. On the way back debts go with
 * their invoices as they are then; credit and money in hand as far as they are still there, with what was booked meanwhile of documents that
 * go back.
 */
@Injectable()
export class BooksOfClient implements ClientPart<OnAccount> {
  readonly kind = null;

  constructor(
    private readonly ledger: Ledger,
    private readonly invoices: InvoiceRepository,
    private readonly bookedMeanwhile: BookedMeanwhile,
    private readonly creditUses: CreditUseRepository,
    private readonly clock: Clock,
  ) {}

  async count(clientId: string): Promise<number> {
    return (await this.standing(clientId, null)).filter(({ amountMinor }) => amountMinor !== 0).length;
  }

  async move({ from, to }: Move): Promise<Writing<OnAccount[]>> {
    return async (session) => {
      const moved = await this.standing(from, session);
      const beside = amountsOf(await this.standing(to, session));
      const afterSeq = await this.ledger.lastSeq(session);
      await this.post(moved, { from, to }, session);
      return moved.map((one) => ({ ...one, besideMinor: beside.get(keyOf(one)) ?? 0, afterSeq }));
    };
  }

  async restore(items: OnAccount[], { from, to }: Move): Promise<Writing<void>> {
    return async (session) => {
      const held = amountsOf(await this.standing(to, session));
      const afterSeq = items[0]?.afterSeq;
      const booked = afterSeq === undefined ? [] : await this.bookedMeanwhile.of({ from, to }, afterSeq, session);
      const meanwhile = amountsOf(booked);
      const still: OnAccount[] = [];
      for (const one of withKeysOf(items, booked)) {
        if (one.account === 'receivable') continue;
        const [heldMinor, bookedMinor] = [held.get(keyOf(one)) ?? 0, meanwhile.get(keyOf(one)) ?? 0];
        const backMinor = goesBack(one, heldMinor - bookedMinor);
        if (one.account === 'client_credit')
          await this.creditUses.give({ from: to, to: from }, one.currency, backMinor - one.amountMinor, session);
        still.push({ ...one, amountMinor: asFarAsThere(one, backMinor + bookedMinor, heldMinor) });
      }
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
    return balances.map(plain);
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

const amountsOf = (rows: readonly OnAccount[]): Map<string, number> =>
  new Map(rows.map((one) => [keyOf(one), one.amountMinor]));

/** What went over, and with nothing of it the accounts on which something was booked since that they had nothing on before. */
function withKeysOf(items: readonly OnAccount[], booked: readonly OnAccount[]): OnAccount[] {
  const known = new Set(items.map(keyOf));
  return [...items, ...booked.filter((one) => !known.has(keyOf(one))).map((one) => ({ ...one, amountMinor: 0 }))];
}

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

/** Never more of credit or of money in trust than there is. */
function asFarAsThere({ account, besideMinor = 0 }: OnAccount, amountMinor: number, held: number): number {
  if (amountMinor > 0 || !accountOf(account).floor) return amountMinor;
  const ownDebt = account === 'client_credit' ? Math.max(0, besideMinor) : 0;
  return Math.min(0, Math.max(amountMinor, held - ownDebt));
}

/** Whether one of the two records owes credit back. */
const isOwed = ({ amountMinor, besideMinor = 0 }: OnAccount): boolean => amountMinor > 0 || besideMinor > 0;
