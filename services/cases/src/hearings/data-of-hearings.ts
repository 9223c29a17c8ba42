import { DataParts, dataRow } from '@diwan/service-kit/data-parts/data-parts';
import { fileOf } from '@diwan/service-kit/http/client-view';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CaseRepository } from '../cases/case.repository.js';
import { CourtRepository } from '../courts/court.repository.js';
import { HearingRepository } from './hearing.repository.js';
import { standingAnswers } from './standing-answers.rules.js';

const PAGE = 100;

/** A client's hearings in a copy of their data: as their own list shows them (D-073, PORT-08). */
@Injectable()
export class DataOfHearings implements OnModuleInit {
  constructor(
    private readonly hearings: HearingRepository,
    private readonly cases: CaseRepository,
    private readonly courts: CourtRepository,
    private readonly parts: DataParts,
  ) {}

  onModuleInit(): void {
    this.parts.add('hearings', async (personId, after) => {
      const cases = new Map((await this.cases.ownCases(fileOf(personId))).map((one) => [String(one._id), one.title]));
      const page = Number(after ?? 1);
      const found = await this.hearings.page({ cases: [...cases.keys()] }, { page, limit: PAGE, latestFirst: false });
      const courts = await this.courts.byId(found.items.map(({ courtId }) => courtId));
      const rows = found.items.map((hearing) =>
        dataRow({
          title: hearing.title,
          case: cases.get(hearing.caseId),
          time: hearing.wallTime,
          status: hearing.state,
          place: [hearing.location, hearing.courtRoom].filter(Boolean).join(' · '),
          // The pages to read stand in the person's language, which is not known here; the JSON is for anybody.
          court: Object.values(courts.get(hearing.courtId ?? '')?.name ?? {}),
          description: hearing.description,
          outcome: hearing.outcomeFor.includes(personId) ? hearing.outcomeSummary : null,
          answer: standingAnswers(hearing).find(({ clientId }) => clientId === personId)?.answer,
        }),
      );
      return { rows, next: found.items.length < PAGE ? null : String(page + 1) };
    });
  }
}
