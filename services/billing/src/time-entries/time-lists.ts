import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import type { listMyTimeEntries, listTimeEntries } from '@diwan/contracts/money/time-entries/http';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { KeptCases } from '../walls/kept-cases.js';
import { TimeEntryRepository, type TimeFilter } from './time-entry.repository.js';
import { TimeEntryViews } from './time-entry-views.js';

type Listed = ResponseOf<typeof listTimeEntries>;

/** Lists of time with what they come to. */
@Injectable()
export class TimeLists {
  constructor(
    private readonly entries: TimeEntryRepository,
    private readonly views: TimeEntryViews,
    private readonly keptCases: KeptCases,
  ) {}

  /** Of the whole firm, without the cases that the caller is kept away from. Throws DomainError UNAVAILABLE. */
  async ofFirm(caller: SignedInCaller, query: InputOf<typeof listTimeEntries>['query']): Promise<Listed> {
    return this.listed(caller, query, await this.keptCases.of(caller));
  }

  /** The caller's own; a case that they are kept away from by now has no name. Throws DomainError UNAVAILABLE. */
  mine(caller: SignedInCaller, query: InputOf<typeof listMyTimeEntries>['query']): Promise<Listed> {
    return this.listed(caller, { ...query, personId: caller.personId }, []);
  }

  private async listed(
    caller: SignedInCaller,
    { page, limit, ...filter }: TimeFilter & { page: number; limit: number },
    kept: readonly string[],
  ): Promise<Listed> {
    const [found, totals] = await Promise.all([
      this.entries.page(filter, kept, { page, limit }),
      this.entries.totals(filter, kept),
    ]);
    return { ...found, items: await this.views.of(caller, found.items), totals };
  }
}
