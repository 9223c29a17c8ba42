import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import type { answerHearing, listOwnHearings, OwnHearing } from '@diwan/contracts/matters/hearings/own.http';
import { Clock } from '@diwan/service-kit/app/clock';
import { type ClientView, clientView } from '@diwan/service-kit/http/client-view';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { CaseRepository } from '../cases/case.repository.js';
import { CourtRepository } from '../courts/court.repository.js';
import type { CourtRecord } from '../courts/court.schema.js';
import { HearingRepository } from './hearing.repository.js';
import type { HearingRecord } from './hearing.schema.js';
import { HearingReach } from './hearing-reach.js';
import { NoteAnswer } from './note-answer.js';
import { standingAnswers } from './standing-answers.rules.js';

type Own = z.infer<typeof OwnHearing>;

/** A client's hearings, for them and their delegates (PORT-10): those of the cases that the session's person has (D-074), with what is meant for them only (D-073, HEAR-05). */
@Injectable()
export class OwnHearings {
  constructor(
    private readonly hearings: HearingRepository,
    private readonly hearingReach: HearingReach,
    private readonly cases: CaseRepository,
    private readonly courts: CourtRepository,
    private readonly people: People,
    private readonly noteAnswer: NoteAnswer,
    private readonly clock: Clock,
  ) {}

  /** Upcoming from the earliest, past from the latest (D-076). */
  async page(
    caller: SignedInCaller,
    { view, caseId, page, limit }: InputOf<typeof listOwnHearings>['query'],
  ): Promise<ResponseOf<typeof listOwnHearings>> {
    const own = clientView(caller, 'hearings');
    const cases = new Map((await this.cases.ownCases(own)).map((one) => [String(one._id), one]));
    const caseIds = [...cases.keys()].filter((id) => caseId === undefined || id === caseId);
    const now = this.clock.now();
    const found = await this.hearings.page(
      { cases: caseIds, ...(view === 'past' ? { before: now } : { from: now }) },
      { page, limit, latestFirst: view === 'past' },
    );
    const titleOf = ({ caseId: id }: HearingRecord) => cases.get(id)?.title ?? '';
    return { ...found, items: await this.views(found.items, titleOf, own) };
  }

  /** Throws DomainError NOT_FOUND. */
  async one(caller: SignedInCaller, id: string): Promise<Own> {
    const { hearing, legalCase } = await this.hearingReach.asClient(caller, id);
    const [view] = await this.views([hearing], () => legalCase.title, clientView(caller, 'hearings'));
    if (!view) throw new Error('A hearing has one view');
    return view;
  }

  /** Notes whether the client comes, and tells whoever attends for the firm. Throws DomainError NOT_FOUND, CONFLICT (it has begun, was moved at the same moment, or does not take place). */
  async answer(
    caller: SignedInCaller,
    id: string,
    { answer, note }: InputOf<typeof answerHearing>['body'],
  ): Promise<Own> {
    const { hearing, legalCase } = await this.hearingReach.asClient(caller, id);
    const { clientId } = clientView(caller, 'hearings');
    await this.noteAnswer.run({ hearing, legalCase }, { clientId, answer, note, by: caller });
    return this.one(caller, id);
  }

  /** A delegate does not learn who else there is (PORT-10). */
  private async views(
    records: readonly HearingRecord[],
    titleOf: (record: HearingRecord) => string,
    { clientId, isDelegate }: ClientView,
  ): Promise<Own[]> {
    const answers = records.map((record) => standingAnswers(record).find((one) => one.clientId === clientId) ?? null);
    const delegates = isDelegate ? [] : answers.flatMap((answer) => answer?.saidBy ?? []);
    const [courts, names] = await Promise.all([
      this.courts.byId(records.map(({ courtId }) => courtId)),
      this.people.namesOf(delegates),
    ]);
    return records.map((record, at) => {
      const { answer = null, saidBy } = answers[at] ?? {};
      return {
        ...toOwnHearing(record, titleOf(record), courts.get(record.courtId ?? ''), clientId),
        answer,
        answeredBy: saidBy && !isDelegate ? (names.get(saidBy) ?? '') : null,
      };
    });
  }
}

/** A hearing as its client sees it: field by field, so that nothing of the firm's goes along. */
function toOwnHearing(
  record: HearingRecord,
  caseTitle: string,
  court: CourtRecord | undefined,
  clientId: string,
): Omit<Own, 'answer' | 'answeredBy'> {
  return {
    id: String(record._id),
    caseId: record.caseId,
    caseTitle,
    title: record.title,
    description: record.description,
    wallTime: record.wallTime,
    startsAt: record.at.toISOString(),
    location: record.location,
    courtRoom: record.courtRoom,
    court: court ? { en: court.name.en, ar: court.name.ar } : null,
    wayToRoom: { en: court?.hint.en ?? '', ar: court?.hint.ar ?? '' },
    place: court?.place ? { lat: court.place.lat, lon: court.place.lon } : null,
    type: record.type,
    state: record.state,
    outcomeSummary: record.outcomeFor.includes(clientId) ? record.outcomeSummary : null,
  };
}
