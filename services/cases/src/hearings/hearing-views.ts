import type { Hearing } from '@diwan/contracts/matters/hearings/http';
import { type Deed, presented } from '@diwan/service-kit/deeds/deed';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import { CaseRepository } from '../cases/case.repository.js';
import type { CaseRecord } from '../cases/case.schema.js';
import { readersOf } from '../cases/readers-of.js';
import { CourtRepository } from '../courts/court.repository.js';
import type { CourtRecord } from '../courts/court.schema.js';
import { RESTORABLE_MS } from './delete-hearing.js';
import type { HearingRecord } from './hearing.schema.js';
import { standingAnswers } from './standing-answers.rules.js';

interface Around {
  legalCase: CaseRecord | undefined;
  court: CourtRecord | undefined;
  names: ReadonlyMap<string, string>;
}

/** Hearings as staff see them, with their case, court and people. Asks identity: never within a transaction. */
@Injectable()
export class HearingViews {
  constructor(
    private readonly cases: CaseRepository,
    private readonly courts: CourtRepository,
    private readonly people: People,
  ) {}

  async of(records: readonly HearingRecord[]): Promise<Hearing[]> {
    const [cases, courts] = await Promise.all([
      this.cases.byId(records.map(({ caseId }) => caseId)),
      this.courts.byId(records.map(({ courtId }) => courtId)),
    ]);
    const names = await this.people.namesOf([
      ...[...cases.values()].flatMap(({ clientIds }) => clientIds),
      ...records.flatMap(({ lawyerId, answers }) => [...(lawyerId ? [lawyerId] : []), ...speakersOf(answers)]),
    ]);
    return records.map((record) =>
      toHearing(record, { legalCase: cases.get(record.caseId), court: courts.get(record.courtId ?? ''), names }),
    );
  }

  /** What a deed writes of a case's hearing, as staff see it: identity is asked before, the rest is read with it. */
  async written(
    deed: Deed<HearingRecord>,
    { caseId, answers = [] }: Pick<HearingRecord, 'caseId'> & Partial<Pick<HearingRecord, 'answers'>>,
  ): Promise<Deed<Hearing>> {
    const legalCase = (await this.cases.byId([caseId])).get(caseId);
    const known = legalCase ? [...legalCase.clientIds, ...legalCase.team] : [];
    const names = await this.people.namesOf([...known, ...speakersOf(answers)]);
    return presented(deed, async (record) => {
      const court = record.courtId ? ((await this.courts.one(record.courtId)) ?? undefined) : undefined;
      return toHearing(record, { legalCase, court, names });
    });
  }

  async one(record: HearingRecord): Promise<Hearing> {
    const [view] = await this.of([record]);
    if (!view) throw new Error('A hearing has one view');
    return view;
  }
}

/** Everyone who said something, and for whom. */
const speakersOf = (answers: HearingRecord['answers']): string[] =>
  answers.flatMap(({ clientId, saidBy }) => (saidBy ? [clientId, saidBy] : [clientId]));

function toHearing(record: HearingRecord, { legalCase, court, names }: Around): Hearing {
  const { lawyerId, deletedAt } = record;
  const nameOf = (id: string) => names.get(id) ?? '';
  const readers = legalCase ? readersOf(legalCase) : [];
  return {
    id: String(record._id),
    caseId: record.caseId,
    caseTitle: legalCase?.title ?? '',
    caseNumber: legalCase?.caseNumber ?? '',
    clients: readers.map((id) => ({ id, name: nameOf(id) })),
    clientName: (legalCase?.clientIds ?? []).map(nameOf).filter(Boolean).join(' · '),
    title: record.title,
    description: record.description,
    wallTime: record.wallTime,
    startsAt: record.at.toISOString(),
    location: record.location,
    type: record.type,
    court: court
      ? {
          id: String(court._id),
          name: { en: court.name.en, ar: court.name.ar },
          hint: { en: court.hint.en, ar: court.hint.ar },
          place: court.place && { lat: court.place.lat, lon: court.place.lon },
        }
      : null,
    judge: record.judge,
    courtRoom: record.courtRoom,
    opposingCounsel: record.opposingCounsel,
    preparationNotes: record.preparationNotes,
    lawyer: lawyerId ? { id: lawyerId, name: nameOf(lawyerId) } : null,
    state: record.state,
    reason: record.reason,
    postponedTo: record.postponedTo,
    postponedFrom: record.postponedFrom,
    outcome: record.outcome,
    judgment: record.judgment ?? false,
    nextAction: record.nextAction,
    nextActionDue: record.nextActionDue,
    outcomeSummary: record.outcomeSummary,
    outcomeFor: record.outcomeFor.filter((id) => readers.includes(id)),
    answers: standingAnswers(record).map(({ clientId, saidBy, answer, note, at }) => ({
      clientName: nameOf(clientId),
      saidByName: saidBy ? nameOf(saidBy) : null,
      answer,
      note,
      at: at.toISOString(),
    })),
    restorableUntil: deletedAt && new Date(deletedAt.getTime() + RESTORABLE_MS).toISOString(),
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
    version: record.version,
  };
}
