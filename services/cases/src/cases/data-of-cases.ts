import { DataParts, dataRow } from '@diwan/service-kit/data-parts/data-parts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CaseRepository } from './case.repository.js';
import { fileOf } from './file-of.js';

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
      const rows = cases.map((record) =>
        dataRow({
          title: record.title,
          number: record.caseNumber,
          area: record.area,
          status: record.status,
          court: record.instances.at(-1)?.court,
          stage: record.stage && [record.stage.name.en, record.stage.name.ar].filter(Boolean),
          description: record.description,
          nextStep: record.nextStep,
          createdAt: record.createdAt.toISOString(),
        }),
      );
      return { rows, next: null };
    });
  }
}
