import type { InputOf } from '@diwan/contracts/http/endpoint';
import { type MonthSpan, periodBefore } from '@diwan/contracts/money/accounting/period';
import type {
  getRealisation,
  RealisationBy,
  RealisationReport,
  RealisedPart,
} from '@diwan/contracts/money/realisation/http';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import { byCurrency } from '../accounting/results.rules.js';
import { KeptCases } from '../walls/kept-cases.js';
import { AreasOfWork } from './areas-of-work.js';
import { FollowedWork, type WorkOfReport } from './followed-work.js';
import { realisedOf } from './realisation.rules.js';

/** How much of what was worked was billed, and how much of that was collected (OFF-06). */
@Injectable()
export class RealisationReports {
  constructor(
    private readonly followedWork: FollowedWork,
    private readonly areasOfWork: AreasOfWork,
    private readonly keptCases: KeptCases,
    private readonly people: People,
  ) {}

  /** Throws UNAVAILABLE. */
  async of(
    caller: SignedInCaller,
    { from, to, by }: InputOf<typeof getRealisation>['query'],
  ): Promise<RealisationReport> {
    const period: MonthSpan = { from, to };
    const before = periodBefore(period);
    const kept = await this.keptCases.of(caller);
    const [now, then] = await Promise.all([this.followedWork.of(period, kept), this.followedWork.of(before, kept)]);
    const keyOf = await this.keyBy(by, now);
    const names = by === 'person' ? await this.people.namesOf([...new Set(now.map(keyOf))]) : new Map<string, string>();
    const currencies = byCurrency([...now, ...then]).map(({ currency }) => {
      const own = now.filter((one) => one.currency === currency);
      return {
        currency,
        parts: partsOf(own, keyOf, by).map((part) => ({ ...part, name: names.get(part.key) ?? '' })),
        now: realisedOf(own),
        before: realisedOf(then.filter((one) => one.currency === currency)),
      };
    });
    return { period, before, currencies };
  }

  private async keyBy(by: RealisationBy, work: readonly WorkOfReport[]): Promise<(one: WorkOfReport) => string> {
    switch (by) {
      case 'person':
        return ({ personId }) => personId;
      case 'month':
        return ({ dateWorked }) => dateWorked.slice(0, 7);
      case 'area':
        return this.areasOfWork.of(work);
    }
  }
}

/** Months in their order, the others by what was worked. */
function partsOf(
  work: readonly WorkOfReport[],
  keyOf: (one: WorkOfReport) => string,
  by: RealisationBy,
): Omit<RealisedPart, 'name'>[] {
  const byKey = new Map<string, WorkOfReport[]>();
  for (const one of work) {
    const own = byKey.get(keyOf(one));
    if (own) own.push(one);
    else byKey.set(keyOf(one), [one]);
  }
  const inOrder = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1);
  const parts = [...byKey].map(([key, own]) => ({ key, ...realisedOf(own) })).sort(inOrder);
  return by === 'month' ? parts : parts.sort((one, other) => other.workedMinor - one.workedMinor);
}
