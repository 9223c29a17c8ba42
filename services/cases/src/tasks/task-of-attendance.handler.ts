import type { PayloadOf } from '@diwan/contracts/events/event';
import { AnsweredHearingTurnedV1, HearingAnsweredV1 } from '@diwan/contracts/matters/hearings/events';
import { OnEvent, type Reaction } from '@diwan/service-kit/events/event-inbox';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { HearingRepository } from '../hearings/hearing.repository.js';
import type { HearingRecord } from '../hearings/hearing.schema.js';
import { standingAnswers } from '../hearings/standing-answers.rules.js';
import { TasksOfCauses } from './tasks-of-causes.js';

/** A client who cannot come, or needs a translator, is a task of whoever attends until the day of the hearing (OFF-10). The answers are read as they stand now. */
@Injectable()
export class TaskOfAttendance {
  constructor(
    private readonly hearings: HearingRepository,
    private readonly tasksOfCauses: TasksOfCauses,
  ) {}

  @OnEvent(HearingAnsweredV1)
  answered({ hearingId }: PayloadOf<typeof HearingAnsweredV1>): Reaction {
    return { commit: (session) => this.follow(hearingId, session) };
  }

  @OnEvent(AnsweredHearingTurnedV1)
  turned({ hearingId }: PayloadOf<typeof AnsweredHearingTurnedV1>): Reaction {
    return { commit: (session) => this.follow(hearingId, session) };
  }

  private async follow(hearingId: string, session: ClientSession): Promise<void> {
    const hearing = await this.hearings.oneEvenDeleted(hearingId, session);
    for (const answer of hearing?.answers ?? []) if (hearing) await this.one(hearing, answer, session);
  }

  private async one(
    hearing: HearingRecord,
    said: HearingRecord['answers'][number],
    session: ClientSession,
  ): Promise<void> {
    const { _id, caseId, title, wallTime, state, deletedAt, lawyerId } = hearing;
    const { clientId, answer } = said;
    const cause = { kind: 'attendance', subjectId: `${String(_id)}:${clientId}` } as const;
    // Of a hearing that was moved since, they are asked anew.
    const isExpected = state === 'scheduled' && deletedAt === null && standingAnswers(hearing).includes(said);
    if (!isExpected || answer === 'attending') return this.tasksOfCauses.close(cause, session);
    const whose = { permission: 'hearing:write', caseId, clientId, ...(lawyerId && { ownerId: lawyerId }) } as const;
    const due = { day: wallTime.slice(0, 10), time: wallTime.slice(11, 16) };
    const text = { en: `${title} — ${WORDS.en[answer]}`, ar: `${title} — ${WORDS.ar[answer]}` };
    await this.tasksOfCauses.open({ ...cause, ...whose, text, due, priority: 'high' }, session);
  }
}

const WORDS = {
  en: { cannot: 'cannot attend', translator: 'needs a translator' },
  ar: { cannot: 'لا يستطيع الحضور', translator: 'يحتاج إلى مترجم' },
} as const;
