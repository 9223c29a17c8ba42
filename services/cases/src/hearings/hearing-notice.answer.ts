import { mapLink } from '@diwan/contracts/matters/hearings/map-link';
import { hearingNotice } from '@diwan/contracts/matters/hearings/questions';
import { People } from '@diwan/service-kit/people/people.service';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { CaseRepository } from '../cases/case.repository.js';
import type { CaseRecord } from '../cases/case.schema.js';
import { readersOf } from '../cases/readers-of.js';
import { CourtRepository } from '../courts/court.repository.js';
import type { CourtRecord } from '../courts/court.schema.js';
import { HearingRepository } from './hearing.repository.js';
import type { HearingRecord } from './hearing.schema.js';
import { standingAnswers } from './standing-answers.rules.js';

type Question = z.output<typeof hearingNotice.input>;
type Answer = z.output<typeof hearingNotice.output>;

/** Tells notifications what a notice about a hearing may say to one person, as it stands at the moment of sending. */
@Injectable()
export class HearingNoticeAnswer {
  constructor(
    private readonly hearings: HearingRepository,
    private readonly cases: CaseRepository,
    private readonly courts: CourtRepository,
    private readonly people: People,
  ) {}

  /** Null when it is gone, or the person is no longer a client of its case nor of its team. A deleted one is told as cancelled. */
  @Answers(hearingNotice)
  async answer({ hearingId, personId }: Question): Promise<Answer> {
    const hearing = await this.hearings.oneEvenDeleted(hearingId);
    const legalCase = hearing && (await this.cases.byId([hearing.caseId])).get(hearing.caseId);
    if (!hearing || !legalCase) return null;
    const isClient = readersOf(legalCase).includes(personId);
    if (!isClient && !legalCase.team.includes(personId)) return null;
    const isTold = isClient ? hearing.outcomeFor.includes(personId) : hearing.outcomeFor.length > 0;
    const court = hearing.courtId ? await this.courts.one(hearing.courtId) : null;
    return {
      state: hearing.deletedAt ? 'cancelled' : hearing.state,
      title: hearing.title,
      caseTitle: legalCase.title,
      wallTime: hearing.wallTime,
      startsAt: hearing.at.toISOString(),
      where: { en: whereIn('en', hearing, court), ar: whereIn('ar', hearing, court) },
      map: mapLink(court?.name.en ?? hearing.location, court?.place ?? null),
      outcomeSummary: isTold ? hearing.outcomeSummary : null,
      path: isClient ? '/client-portal/hearings' : `/admin/trials?hearing=${hearingId}`,
      answers: isClient ? [] : await this.answersOf(hearing, legalCase),
    };
  }

  private async answersOf(hearing: HearingRecord, legalCase: CaseRecord) {
    const names = await this.people.namesOf(legalCase.clientIds);
    return standingAnswers(hearing).map(({ clientId, answer, saidBy }) => ({
      clientId,
      answer,
      ...(saidBy && { byDelegate: true }),
      clientName: names.get(clientId) ?? '',
    }));
  }
}

const ROOM = { en: 'court room', ar: 'القاعة' } as const;

/** Court, location and court room in one line; without the court where the location names it. */
function whereIn(language: 'en' | 'ar', { location, courtRoom }: HearingRecord, court: CourtRecord | null): string {
  const name = court?.name[language];
  const parts = [
    ...(name && !location.includes(name) ? [name] : []),
    location,
    ...(courtRoom ? [`${ROOM[language]}: ${courtRoom}`] : []),
  ];
  return parts.join(language === 'ar' ? '، ' : ', ');
}
