import { activeClients } from '@diwan/contracts/matters/cases/questions';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import { LastDays } from '../ledger/last-days.js';

const YEAR_MS = 365 * 24 * 60 * 60_000;

/** Counts the clients that the firm works for: with an open case, or with anything that happened within 12 months (D-106). */
@Injectable()
export class ActiveClients {
  constructor(
    private readonly lastDays: LastDays,
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
  ) {}

  /** Null while cases do not answer: half of a number would be a wrong one. */
  async count(): Promise<number | null> {
    const since = new Date(this.clock.now().getTime() - YEAR_MS);
    try {
      const day = beirutDate(since);
      const [withCases, withMoney] = await Promise.all([
        this.rpc.ask(activeClients, { since: since.toISOString() }),
        this.lastDays.countSince(day),
      ]);
      // Who has both is counted once.
      return withMoney + withCases.length - (await this.lastDays.countAmong(withCases, day));
    } catch (fault) {
      if (fault instanceof DomainError && fault.code === 'UNAVAILABLE') return null;
      throw fault;
    }
  }
}
