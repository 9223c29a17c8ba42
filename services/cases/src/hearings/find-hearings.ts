import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import type { Hearing, listHearingDays, listHearings } from '@diwan/contracts/matters/hearings/http';
import { momentInBeirut } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import type { TeamsInReach } from '../cases/cases-in-reach.js';
import { RESTORABLE_MS } from './delete-hearing.js';
import { HearingRepository } from './hearing.repository.js';
import type { HearingRecord } from './hearing.schema.js';
import { HearingReach } from './hearing-reach.js';
import { HearingViews } from './hearing-views.js';

/** Most days that a calendar asks for at once: a month with the weeks at its ends, and one more. */
const MOST_DAYS = 62;
const DAY = 24 * 60 * 60_000;

type ListQuery = InputOf<typeof listHearings>['query'];
type DaysQuery = InputOf<typeof listHearingDays>['query'];

/** Looks for hearings in the cases that somebody reaches. */
@Injectable()
export class FindHearings {
  constructor(
    private readonly hearings: HearingRepository,
    private readonly hearingReach: HearingReach,
    private readonly hearingViews: HearingViews,
    private readonly clock: Clock,
  ) {}

  /** A page of a list. Throws DomainError VALIDATION for a page too deep. */
  async page(caller: SignedInCaller, query: ListQuery): Promise<ResponseOf<typeof listHearings>> {
    const { view, page, limit, from, to } = query;
    const cases = await this.hearingReach.casesOf(caller, query);
    if (view === 'deleted') return this.deleted(caller, cases);
    const now = this.clock.now();
    const { lawyerId, courtId, type, state } = query;
    const bounds = { from: from ? startOfDay(from) : undefined, before: to ? startOfDay(to, 1) : undefined };
    const found = await this.hearings.page(
      {
        lawyerId,
        courtId,
        type,
        state,
        cases,
        from: view === 'upcoming' ? latest(now, bounds.from) : bounds.from,
        before: view === 'past' ? earliest(now, bounds.before) : bounds.before,
      },
      { page, limit, latestFirst: view === 'past' },
    );
    return { ...found, items: await this.views(caller, found.items) };
  }

  /** All of some days. Throws DomainError VALIDATION for too many. */
  async days(caller: SignedInCaller, query: DaysQuery): Promise<Hearing[]> {
    const { lawyerId, courtId, type, state } = query;
    const [from, before] = [startOfDay(query.from), startOfDay(query.to, 1)];
    if (before.getTime() - from.getTime() > (MOST_DAYS + 1) * DAY)
      throw new DomainError('VALIDATION', { fieldErrors: { to: 'too_big' } });
    const cases = await this.hearingReach.casesOf(caller, query);
    return this.views(caller, await this.hearings.between({ lawyerId, courtId, type, state, cases, from, before }));
  }

  private async views(caller: SignedInCaller, found: readonly HearingRecord[]): Promise<Hearing[]> {
    return this.hearingViews.of(await this.hearingReach.still(caller, found));
  }

  private async deleted(caller: SignedInCaller, cases: TeamsInReach): Promise<ResponseOf<typeof listHearings>> {
    const since = new Date(this.clock.now().getTime() - RESTORABLE_MS);
    const items = await this.views(caller, await this.hearings.deletedSince(since, cases));
    return { items, total: items.length, exact: true, page: 1, limit: 100 };
  }
}

/** The first moment of a day in Beirut, `later` days after it. */
function startOfDay(date: string, later = 0): Date {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return momentInBeirut({ year, month, day: day + later, hour: 0, minute: 0 });
}

const latest = (a: Date, b: Date | undefined): Date => (b && b > a ? b : a);
const earliest = (a: Date, b: Date | undefined): Date => (b && b < a ? b : a);
