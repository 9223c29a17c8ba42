import { DataParts, dataRow } from '@diwan/service-kit/data-parts/data-parts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CaseRepository } from '../cases/case.repository.js';
import { PortalViews } from '../cases/portal-views.js';
import { DocumentRepository } from '../documents/document.repository.js';

const PAGE = 100;

/** Which documents are shared with a client, in a copy of their data (PORT-08). The files keep to their rules of access in the portal. */
@Injectable()
export class DataOfDocuments implements OnModuleInit {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly cases: CaseRepository,
    private readonly portalViews: PortalViews,
    private readonly parts: DataParts,
  ) {}

  onModuleInit(): void {
    this.parts.add('documents', async (personId, after) => {
      const page = Number(after ?? 1);
      const found = await this.documents.shownTo(await this.portalViews.ofClient(personId), {
        words: [],
        page,
        limit: PAGE,
      });
      const titles = await this.cases.titles(found.items.map(({ caseId }) => caseId));
      const rows = found.items.map((record) =>
        dataRow({
          title: record.title,
          case: titles.get(record.caseId),
          fileName: record.fileName,
          sharedAt: record.shared.at(-1)?.at.toISOString(),
          createdAt: record.fileAt.toISOString(),
        }),
      );
      return { rows, next: found.items.length < PAGE ? null : String(page + 1) };
    });
  }
}
