import { DataParts, dataRow } from '@diwan/service-kit/data-parts/data-parts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CaseRepository } from '../cases/case.repository.js';
import { PortalViews } from '../cases/portal-views.js';
import { RequestRepository } from './request.repository.js';

/** What a client was asked for and answered, in a copy of their data (PORT-08). */
@Injectable()
export class DataOfRequests implements OnModuleInit {
  constructor(
    private readonly requests: RequestRepository,
    private readonly cases: CaseRepository,
    private readonly portalViews: PortalViews,
    private readonly parts: DataParts,
  ) {}

  onModuleInit(): void {
    this.parts.add('requests', async (personId) => {
      const found = await this.requests.ofClient(await this.portalViews.ofClient(personId));
      const titles = await this.cases.titles(found.map(({ caseId }) => caseId));
      const rows = found.flatMap(({ caseId, items, createdAt }) =>
        items.map((item) =>
          dataRow({
            asked: [item.title.en, item.title.ar].filter(Boolean),
            case: titles.get(caseId),
            until: item.dueOn,
            status: item.state,
            answer: [item.text, ...item.files.map(({ fileName }) => fileName)].filter(Boolean),
            createdAt: createdAt.toISOString(),
          }),
        ),
      );
      return { rows, next: null };
    });
  }
}
