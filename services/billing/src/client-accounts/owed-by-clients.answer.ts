import { sum } from '@diwan/contracts/money/amounts/rounding';
import { owedByClients } from '@diwan/contracts/money/client-accounts/questions';
import { Currency } from '@diwan/contracts/shared/money';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { Ledger } from '../ledger/ledger.js';

/** Tells what some clients owe, as the ledger has it, with one query (D-082). */
@Injectable()
export class OwedByClientsAnswer {
  constructor(private readonly ledger: Ledger) {}

  @Answers(owedByClients)
  async answer({ clientIds }: z.output<typeof owedByClients.input>): Promise<z.output<typeof owedByClients.output>> {
    const rows = await this.ledger.receivablesOf(clientIds);
    const owed = clientIds.map((clientId) => ({
      clientId,
      amounts: Currency.options
        .map((currency) => {
          const own = rows.filter((row) => row.clientId === clientId && row.currency === currency);
          return { amountMinor: sum(own.map(({ amountMinor }) => amountMinor)), currency };
        })
        .filter(({ amountMinor }) => amountMinor > 0),
    }));
    return owed.filter(({ amounts }) => amounts.length > 0);
  }
}
