import { DataParts, dataRow, sameFields } from '@diwan/service-kit/data-parts/data-parts';
import { fileOf } from '@diwan/service-kit/http/client-view';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CourtRepository } from '../courts/court.repository.js';
import { presentCourtOf, toOwnCase } from './case.presenter.js';
import { CaseRepository } from './case.repository.js';

/** A copy of one's data names nobody of the firm. */
const NOBODY: ReadonlyMap<string, string> = new Map();

/** A client's cases in a copy of their data: what their own page shows, nothing of the firm's (D-073, PORT-08). */
@Injectable()
export class DataOfCases implements OnModuleInit {
  constructor(
    private readonly cases: CaseRepository,
    private readonly courts: CourtRepository,
    private readonly parts: DataParts,
  ) {}

  onModuleInit(): void {
    this.parts.add('cases', async (personId) => {
      const cases = await this.cases.ownCases(fileOf(personId));
      const courts = await this.courts.byId(cases.map(presentCourtOf));
      const rows = cases.map((record) => {
        const own = toOwnCase(record, { people: NOBODY, courts });
        const both = ({ en, ar }: { en: string; ar: string }) => [...new Set([en, ar])].filter(Boolean);
        const inBoth = { court: both(own.court), stage: own.stage && both(own.stage.name) };
        return dataRow({ ...sameFields(own), number: own.caseNumber, ...inBoth });
      });
      return { rows, next: null };
    });
  }
}
