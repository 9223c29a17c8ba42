import { DataParts, dataRow, sameFields } from '@diwan/service-kit/data-parts/data-parts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { toOwnCase } from './case.presenter.js';
import { CaseRepository } from './case.repository.js';
import { fileOf } from './file-of.js';

/** A copy of one's data names nobody of the firm. */
const NOBODY: ReadonlyMap<string, string> = new Map();

/** A client's cases in a copy of their data: what their own page shows, nothing of the firm's (D-073, PORT-08). */
@Injectable()
export class DataOfCases implements OnModuleInit {
  constructor(
    private readonly cases: CaseRepository,
    private readonly parts: DataParts,
  ) {}

  onModuleInit(): void {
    this.parts.add('cases', async (personId) => {
      const cases = await this.cases.ownCases(fileOf(personId));
      const rows = cases.map((record) => {
        const own = toOwnCase(record, NOBODY);
        const stage = own.stage && [own.stage.name.en, own.stage.name.ar].filter(Boolean);
        return dataRow({ ...sameFields(own), number: own.caseNumber, stage });
      });
      return { rows, next: null };
    });
  }
}
