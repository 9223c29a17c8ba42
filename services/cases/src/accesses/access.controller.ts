import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { listDocumentAccesses } from '@diwan/contracts/matters/documents/accesses.http';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { DocumentReach } from '../documents/document-reach.js';
import { AccessLog } from './access-log.js';
import { ReaderNames } from './reader-names.js';

/** The access log, for whoever may read audits. */
@Controller()
export class AccessController {
  constructor(
    private readonly documentReach: DocumentReach,
    private readonly accessLog: AccessLog,
    private readonly names: ReaderNames,
  ) {}

  @Endpoint(listDocumentAccesses)
  async list(
    @Caller() caller: SignedInCaller,
    @Input() { params, query }: InputOf<typeof listDocumentAccesses>,
  ): Promise<ResponseOf<typeof listDocumentAccesses>> {
    await this.documentReach.asStaff(caller, params.id);
    const { items: rows, ...page } = await this.accessLog.ofDocument(params.id, query);
    const names = await this.names.of(rows.flatMap((row) => [row.personId, row.onBehalfOf ?? []].flat()));
    const items = rows.map((row) => ({
      id: String(row._id),
      personName: names.get(row.personId) ?? '',
      onBehalfOfName: row.onBehalfOf ? (names.get(row.onBehalfOf) ?? '') : null,
      action: row.action,
      outcome: row.outcome,
      reason: row.reason,
      markCode: row.markCode ?? null,
      at: row.at.toISOString(),
    }));
    return { items, ...page };
  }
}
