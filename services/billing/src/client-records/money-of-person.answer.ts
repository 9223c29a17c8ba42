import { moneyOfPerson } from '@diwan/contracts/money/client-accounts/questions';
import { ClientParts } from '@diwan/service-kit/client-parts/client-part';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { LastDays } from '../ledger/last-days.js';
import { Ledger } from '../ledger/ledger.js';

/** What the firm's books say of a person, for whoever decides what of them may be erased. */
@Injectable()
export class MoneyOfPersonAnswer {
  constructor(
    private readonly ledger: Ledger,
    private readonly lastDays: LastDays,
    private readonly parts: ClientParts,
  ) {}

  @Answers(moneyOfPerson)
  async answer({ personId }: z.output<typeof moneyOfPerson.input>): Promise<z.output<typeof moneyOfPerson.output>> {
    const [counts, balances, lastDay] = await Promise.all([
      this.parts.countsOf(personId),
      this.ledger.balancesOf(personId),
      this.lastDays.of(personId),
    ]);
    const records = counts.reduce((total, { count }) => total + count, 0);
    const isSettled = balances.every(
      ({ account, amountMinor }) => amountMinor === 0 || account === 'money' || account === 'trust_money',
    );
    // Work and drafts that never came into the books are still to be billed.
    return { records, isOpen: !isSettled || (records > 0 && lastDay === null), lastDay };
  }
}
