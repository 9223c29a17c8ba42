import { standingOfPerson } from '@diwan/contracts/people/persons/questions';
import type { Language } from '@diwan/contracts/shared/language';
import { can } from '@diwan/contracts/shared/permission';
import { Clock } from '@diwan/service-kit/app/clock';
import { clientView, mayReadPart } from '@diwan/service-kit/http/client-view';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import { CaseRepository } from '../cases/case.repository.js';
import type { CaseRecord } from '../cases/case.schema.js';
import { staffScope } from '../cases/staff-scope.js';
import { HearingRepository } from '../hearings/hearing.repository.js';
import type { HearingRecord } from '../hearings/hearing.schema.js';
import type { CalendarFeedRecord } from './calendar-feed.schema.js';

/** How far back a feed goes, in milliseconds: a season of what has been. */
const PAST = 90 * 24 * 60 * 60_000;

/** What a feed shows now, and to whom. */
export interface FeedContent {
  language: Language;
  /** Whether only what clients may read is told. */
  forClient: boolean;
  hearings: readonly HearingRecord[];
  cases: ReadonlyMap<string, CaseRecord>;
}

/** What the holder of a feed may see at this moment: roles, teams, ethical walls, delegations are asked anew each time (HEAR-06). */
@Injectable()
export class FeedReach {
  constructor(
    private readonly hearings: HearingRepository,
    private readonly cases: CaseRepository,
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
  ) {}

  /** Null when they may not see it any more. Throws DomainError UNAVAILABLE when identity does not answer. */
  async contentOf(feed: CalendarFeedRecord): Promise<FeedContent | null> {
    const { personId, delegationId } = feed;
    const standing = await this.rpc.ask(standingOfPerson, { personId, delegationId });
    if (!standing) return null;
    const { language, roles, isClient, actingFor } = standing;
    if (feed.side === 'staff')
      return can(roles, 'hearing:read') ? this.ofStaff(feed, { personId, roles }, language) : null;
    const reader = { personId, actingFor: actingFor && { ...actingFor, isOver: false } };
    if ((!isClient && !actingFor) || !mayReadPart(reader, 'hearings')) return null;
    const cases = await this.cases.ownCases(clientView(reader, 'hearings'));
    return { language, forClient: true, ...(await this.ofCases(cases)) };
  }

  private async ofStaff(
    { caseId }: CalendarFeedRecord,
    person: Parameters<typeof staffScope>[0],
    language: Language,
  ): Promise<FeedContent | null> {
    const scope = staffScope(person);
    if (caseId !== null) {
      const legalCase = await this.cases.one(scope, caseId);
      return legalCase && { language, forClient: false, ...(await this.ofCases([legalCase])) };
    }
    const reached = await this.cases.reachOf(scope);
    const hearings = await this.hearings.forFeed({ lawyerId: person.personId, caseIds: reached }, this.since());
    const cases = await this.cases.byId(hearings.map((hearing) => hearing.caseId));
    return { language, forClient: false, hearings, cases };
  }

  private async ofCases(cases: readonly CaseRecord[]): Promise<Pick<FeedContent, 'hearings' | 'cases'>> {
    const byId = new Map(cases.map((one) => [String(one._id), one]));
    return { cases: byId, hearings: await this.hearings.forFeed({ caseIds: [...byId.keys()] }, this.since()) };
  }

  private since(): Date {
    return new Date(this.clock.now().getTime() - PAST);
  }
}
