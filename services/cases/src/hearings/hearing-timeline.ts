import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { CaseRecord } from '../cases/case.schema.js';
import { readersOf } from '../cases/readers-of.js';
import { Timeline } from '../timeline/timeline.js';
import type { HearingRecord } from './hearing.schema.js';

type Said = 'hearing.scheduled' | 'hearing.moved' | 'hearing.cancelled' | 'hearing.held';
interface More {
  formerDate?: Date;
  note?: string;
}

/** Lines of the case's timeline about its hearings (PORT-03). */
@Injectable()
export class HearingTimeline {
  constructor(private readonly timeline: Timeline) {}

  /** Staff and all clients of the case read it; `note` is for staff. */
  async say(
    session: ClientSession,
    happening: Said,
    { _id, caseId, title, at, changedBy }: HearingRecord,
    legalCase: CaseRecord,
    more: More = {},
  ): Promise<void> {
    const line = { caseId, subjectId: String(_id), title, date: at, by: changedBy };
    // Who was at a hearing knows that it was held; what came of it they read when it is published for them.
    const seenBy = happening === 'hearing.held' ? [] : readersOf(legalCase);
    await this.timeline.put(session, { ...line, happening, seenBy, ...more });
  }

  /** What came of it, for clients who may read that; nobody: no line. */
  async sayOutcome(session: ClientSession, hearing: HearingRecord, readers: readonly string[]): Promise<void> {
    if (readers.length === 0) return;
    const { _id, caseId, title, at, changedBy, outcomeSummary: clientNote } = hearing;
    const line = { caseId, subjectId: String(_id), title, date: at, by: changedBy, clientNote };
    await this.timeline.put(session, { ...line, happening: 'hearing.outcome', seenBy: readers });
  }

  /** Some clients no longer read what came of it. */
  async takeOutcome(
    session: ClientSession,
    { _id }: Pick<HearingRecord, '_id'>,
    clientIds: readonly string[],
  ): Promise<void> {
    if (clientIds.length > 0)
      await this.timeline.withdraw(session, String(_id), { clientIds, happening: 'hearing.outcome' });
  }

  /** Clients no longer read of it: it was deleted. */
  withdraw(session: ClientSession, { _id }: HearingRecord): Promise<void> {
    return this.timeline.withdraw(session, String(_id));
  }
}
