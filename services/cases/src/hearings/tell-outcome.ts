import { HearingNextActionSetV1 } from '@diwan/contracts/matters/hearings/events';
import { WorkDoneV1 } from '@diwan/contracts/matters/work/events';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { CaseRecord } from '../cases/case.schema.js';
import { readersOf } from '../cases/readers-of.js';
import type { HearingChange } from './hearing.repository.js';
import type { HearingRecord } from './hearing.schema.js';
import type { Reached } from './hearing-reach.js';
import { HearingTimeline } from './hearing-timeline.js';
import { wallTimeAt } from './wall-time.rules.js';

/** What staff say about what came of a hearing. */
export interface OutcomeInput {
  outcome: string;
  judgment: boolean;
  nextAction: string;
  nextActionDue: string | null;
  outcomeSummary: string;
  outcomeFor: readonly string[];
}

/** The outcome as it is stored. Clients who are kept away now, and whom nobody could choose, keep the words that they had, and get no others. */
export function outcomeOf({ outcomeFor, ...said }: OutcomeInput, { hearing, legalCase }: Reached): HearingChange {
  const isKeptAway = (id: string) => legalCase.clientIds.includes(id) && !readersOf(legalCase).includes(id);
  const kept = said.outcomeSummary === hearing.outcomeSummary ? hearing.outcomeFor.filter(isKeptAway) : [];
  return { ...said, outcomeFor: [...new Set([...outcomeFor, ...kept])] };
}

/** Publishing needs words for the client: what staff noted for themselves is never published (HEAR-08). A judgment is an outcome. Throws DomainError VALIDATION. */
export function refuseEmptyWords({ outcomeFor, outcomeSummary, judgment, outcome }: OutcomeInput): void {
  if (judgment && outcome === '') throw new DomainError('VALIDATION', { fieldErrors: { outcome: 'required' } });
  if (outcomeFor.length > 0 && outcomeSummary === '')
    throw new DomainError('VALIDATION', { fieldErrors: { outcomeSummary: 'required' } });
}

/** It is published for clients who read the case, and for no others. Throws DomainError VALIDATION. */
export function refuseOthers({ outcomeFor }: OutcomeInput, legalCase: CaseRecord): void {
  const readers = readersOf(legalCase);
  if (outcomeFor.some((id) => !readers.includes(id)))
    throw new DomainError('VALIDATION', { fieldErrors: { outcomeFor: 'unknown_client' } });
}

/** On its day at the earliest: nobody knows before what came of it. Throws DomainError VALIDATION. */
export function refuseTooEarly({ wallTime }: Pick<HearingRecord, 'wallTime'>, now: Date): void {
  if (wallTimeAt(now).slice(0, 10) < wallTime.slice(0, 10))
    throw new DomainError('VALIDATION', { fieldErrors: { outcome: 'not_yet' } });
}

/** What follows when the outcome of a hearing was noted or changed. */
@Injectable()
export class TellOutcome {
  constructor(
    private readonly hearingTimeline: HearingTimeline,
    private readonly outbox: Outbox,
  ) {}

  async after(written: HearingRecord, { hearing: before, legalCase }: Reached, session: ClientSession): Promise<void> {
    if (before.state !== 'held' && written.state === 'held') {
      await this.hearingTimeline.say(session, 'hearing.held', written, legalCase, { note: written.outcome });
      await this.tellWork(written, session);
    }
    await this.tellNextAction(written, before, session);
    await this.tellReaders(written, before, session);
  }

  /** Whoever reads it anew, or in other words, finds a line; whoever no longer reads it loses theirs. */
  private async tellReaders(written: HearingRecord, before: HearingRecord, session: ClientSession): Promise<void> {
    const [readers, former] = [written.outcomeFor, before.outcomeFor];
    await this.hearingTimeline.takeOutcome(
      session,
      written,
      former.filter((id) => !readers.includes(id)),
    );
    const isSame = before.outcomeSummary === written.outcomeSummary;
    const newly = isSame ? readers.filter((id) => !former.includes(id)) : readers;
    await this.hearingTimeline.sayOutcome(session, written, newly);
  }

  /** Whoever attended may record their time (BILL-15); nobody named, it was who noted the outcome. */
  private async tellWork(
    { _id, caseId, lawyerId, changedBy, at }: HearingRecord,
    session: ClientSession,
  ): Promise<void> {
    const personId = lawyerId ?? changedBy;
    if (personId === null) return;
    const work = { kind: 'hearing', subjectId: String(_id), caseId, personId, at: at.toISOString() } as const;
    await this.outbox.add(WorkDoneV1, work, session);
  }

  /** What comes next is somebody's task (HEAR-07). */
  private async tellNextAction(written: HearingRecord, before: HearingRecord, session: ClientSession): Promise<void> {
    const { nextAction, nextActionDue: due, caseId, lawyerId, version } = written;
    if (nextAction === before.nextAction && due === before.nextActionDue) return;
    const hearing = { hearingId: String(written._id), caseId, lawyerId, version };
    await this.outbox.add(HearingNextActionSetV1, { ...hearing, due, cleared: nextAction === '' }, session);
  }
}
