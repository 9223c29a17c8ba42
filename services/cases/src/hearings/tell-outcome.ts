import { HearingNextActionSetV1 } from '@diwan/contracts/matters/hearings/events';
import { WorkDoneV1 } from '@diwan/contracts/matters/work/events';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
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
  publishOutcome: boolean;
}

/** The outcome as it is stored. */
export const outcomeOf = ({ publishOutcome, ...said }: OutcomeInput): HearingChange => ({
  ...said,
  outcomePublished: publishOutcome,
});

/** Publishing needs words for the client: what staff noted for themselves is never published (HEAR-08). A judgment is an outcome. Throws DomainError VALIDATION. */
export function refuseEmptyWords({ publishOutcome, outcomeSummary, judgment, outcome }: OutcomeInput): void {
  if (judgment && outcome === '') throw new DomainError('VALIDATION', { fieldErrors: { outcome: 'required' } });
  if (publishOutcome && outcomeSummary === '')
    throw new DomainError('VALIDATION', { fieldErrors: { outcomeSummary: 'required' } });
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
    const isNews =
      written.outcomePublished && (!before.outcomePublished || before.outcomeSummary !== written.outcomeSummary);
    await this.tellNextAction(written, before, session);
    if (isNews)
      await this.hearingTimeline.say(session, 'hearing.outcome', written, legalCase, {
        clientNote: written.outcomeSummary,
      });
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
