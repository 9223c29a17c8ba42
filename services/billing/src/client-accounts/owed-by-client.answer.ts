import { owedByClient } from '@diwan/contracts/money/client-accounts/questions';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { Standings } from './standings.js';

/** Tells what a client owes, as their own page shows it. */
@Injectable()
export class OwedByClientAnswer {
  constructor(private readonly standings: Standings) {}

  @Answers(owedByClient)
  async answer({ clientId }: z.output<typeof owedByClient.input>): Promise<z.output<typeof owedByClient.output>> {
    const standings = await this.standings.of({ clientId, caseIds: null });
    return standings
      .filter(({ outstandingMinor }) => outstandingMinor > 0)
      .map(({ currency, outstandingMinor, overdueMinor, openInvoices }) => ({
        ...{ currency, outstandingMinor, overdueMinor, openInvoices },
      }));
  }
}
