import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { CaseRecord } from '../cases/case.schema.js';
import { Timeline } from '../timeline/timeline.js';
import type { HearingRecord } from './hearing.schema.js';
import { clientsOf } from './hearing-reach.js';

type Said = 'hearing.scheduled' | 'hearing.moved' | 'hearing.cancelled' | 'hearing.held' | 'hearing.outcome';
interface More {
  formerDate?: Date;
  note?: string;
  clientNote?: string;
}

/** Lines of the case's timeline about its hearings (PORT-03). */
@Injectable()
export class HearingTimeline {
  constructor(private readonly timeline: Timeline) {}

  /** Staff and clients read it; `note` is for staff, `clientNote` for both. */
  async say(
    session: ClientSession,
    happening: Said,
    { _id, caseId, title, at, changedBy }: HearingRecord,
    legalCase: CaseRecord,
    more: More = {},
  ): Promise<void> {
    const line = { caseId, subjectId: String(_id), title, date: at, by: changedBy };
    // Who was at a hearing knows that it was held; what came of it they read when it is published.
    const seenBy = happening === 'hearing.held' ? [] : clientsOf(legalCase);
    await this.timeline.put(session, { ...line, happening, seenBy, ...more });
  }

  /** Clients no longer read of it: it was deleted. */
  withdraw(session: ClientSession, { _id }: HearingRecord): Promise<void> {
    return this.timeline.withdraw(session, String(_id));
  }
}
