import { casesKeptFrom } from '@diwan/contracts/matters/cases/questions';
import { Clock } from '@diwan/service-kit/app/clock';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import type { HiddenSubjects } from '@diwan/service-kit/http/hidden-subjects';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import { WalledRecords } from './walled-records.js';

/** How long the last answer holds while cases is away, in milliseconds: nobody can set a wall then, at most shortly before. */
const REMEMBERED_MS = 10 * 60_000;

/** Cases that somebody is kept away from though their role reads the books (SEC-04). Asks cases: never within a transaction. */
@Injectable()
export class KeptCases implements HiddenSubjects {
  private readonly remembered = new Map<string, { cases: string[]; at: number }>();

  constructor(
    private readonly rpc: RpcClient,
    private readonly walledRecords: WalledRecords,
    private readonly clock: Clock,
  ) {}

  /** Their ids. Throws DomainError UNAVAILABLE where cases is away and what it said last is too old, or was never asked. */
  async of({ personId }: Pick<SignedInCaller, 'personId'>): Promise<string[]> {
    const now = this.clock.now().getTime();
    try {
      const cases = await this.rpc.ask(casesKeptFrom, { personId });
      this.remembered.set(personId, { cases, at: now });
      return cases;
    } catch (fault) {
      const last = this.remembered.get(personId);
      const isAway = fault instanceof DomainError && fault.code === 'UNAVAILABLE';
      if (isAway && last && now - last.at <= REMEMBERED_MS) return last.cases;
      throw fault;
    }
  }

  /** The same with all that belongs to them. */
  async from(person: Pick<SignedInCaller, 'personId'>): Promise<readonly string[]> {
    return this.walledRecords.of(await this.of(person));
  }
}
