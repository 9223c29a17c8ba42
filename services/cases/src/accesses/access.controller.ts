import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { listDocumentAccesses } from '@diwan/contracts/matters/documents/http';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/endpoint';
import { Controller } from '@nestjs/common';
import { DocumentReach } from '../documents/document-reach.js';
import { People } from '../people/people.service.js';
import { ShareRequestRepository } from '../share-requests/share-request.repository.js';
import { AccessLog } from './access-log.js';

/** The access log, for whoever may read audits. */
@Controller()
export class AccessController {
  constructor(
    private readonly reach: DocumentReach,
    private readonly accesses: AccessLog,
    private readonly people: People,
    private readonly requests: ShareRequestRepository,
  ) {}

  @Endpoint(listDocumentAccesses)
  async list(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof listDocumentAccesses>,
  ): Promise<ResponseOf<typeof listDocumentAccesses>> {
    await this.reach.asStaff(caller, params.id);
    const rows = await this.accesses.ofDocument(params.id);
    const ids = rows.map((row) => row.personId);
    const names = new Map([...(await this.requests.recipientNames(ids)), ...(await this.people.namesOf(ids))]);
    return rows.map((row) => ({
      id: String(row._id),
      personName: names.get(row.personId) ?? '',
      action: row.action,
      outcome: row.outcome,
      reason: row.reason,
      markCode: row.markCode ?? null,
      at: row.at.toISOString(),
    }));
  }
}
