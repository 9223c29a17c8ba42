import type { PayloadOf } from '@diwan/contracts/events/event';
import { HearingJudgmentSetV1 } from '@diwan/contracts/matters/hearings/events';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { OnEvent, type Reaction } from '@diwan/service-kit/events/event-inbox';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { CourtRepository } from '../courts/court.repository.js';
import { HearingRepository } from '../hearings/hearing.repository.js';
import type { HearingRecord } from '../hearings/hearing.schema.js';
import { DeadlineRepository } from './deadline.repository.js';
import { rulesOfJudgment } from './deadline-rule.rules.js';
import { DeadlineTables } from './deadline-tables.js';
import { DeadlineTasks } from './deadline-tasks.js';
import { newDeadline } from './new-deadline.js';
import type { Days } from './reckon.rules.js';
import { ReckonAgain } from './reckon-again.js';

const SYSTEM = { personId: null };

/** A judgment brings every deadline that runs from it as a proposal (HEAR-07); its hearing's changes reckon them again. The hearing is read as it stands now. */
@Injectable()
export class DeadlinesOfHearing {
  constructor(
    private readonly hearings: HearingRepository,
    private readonly courts: CourtRepository,
    private readonly deadlines: DeadlineRepository,
    private readonly tables: DeadlineTables,
    private readonly reckonAgain: ReckonAgain,
    private readonly deadlineTasks: DeadlineTasks,
    private readonly audit: AuditLog,
  ) {}

  @OnEvent(HearingJudgmentSetV1)
  follow({ hearingId }: PayloadOf<typeof HearingJudgmentSetV1>): Reaction {
    return {
      commit: async (session) => {
        const hearing = await this.hearings.oneEvenDeleted(hearingId, session);
        if (!hearing) return;
        const days = await this.tables.days(session);
        const isThere = hearing.judgment && hearing.state === 'held' && hearing.deletedAt === null;
        const day = isThere ? hearing.wallTime.slice(0, 10) : null;
        const known = await this.deadlines.ofHearing(hearingId, session);
        await this.reckonAgain.ofHearing(known, day, days, session);
        if (day !== null) await this.propose(hearing, day, { days, known: known.map(({ rule }) => rule.id) }, session);
      },
    };
  }

  private async propose(
    hearing: HearingRecord,
    day: string,
    { days, known }: { days: Days; known: readonly string[] },
    session: ClientSession,
  ): Promise<void> {
    const court = hearing.courtId ? await this.courts.one(hearing.courtId, session) : null;
    const { rules } = await this.tables.current(session);
    const basis = {
      caseId: hearing.caseId,
      hearingId: String(hearing._id),
      ownerId: hearing.lawyerId,
      triggerDay: day,
    };
    for (const rule of rulesOfJudgment(rules, { day, courtKind: court?.kind ?? null })) {
      if (known.includes(rule.id)) continue;
      const deadline = await this.deadlines.insert(newDeadline(rule, basis, days), session);
      const subject = { subject: 'deadline', subjectId: String(deadline._id) };
      await this.audit.record({ action: 'deadline.proposed', ...subject, after: basis, caller: SYSTEM }, session);
      await this.deadlineTasks.follow(deadline, session);
    }
  }
}
