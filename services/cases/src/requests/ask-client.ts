import type { InputOf } from '@diwan/contracts/http/endpoint';
import { RequestAskedV1 } from '@diwan/contracts/matters/requests/events';
import type { askClient, ClientRequest } from '@diwan/contracts/matters/requests/http';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { type Deed, presented } from '@diwan/service-kit/deeds/deed';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import { CaseRepository } from '../cases/case.repository.js';
import { chosenClients } from '../cases/chosen-clients.js';
import { readersOf } from '../cases/readers-of.js';
import { staffScope } from '../cases/staff-scope.js';
import { FirmDocumentSettings, refuseUnknownType } from '../document-settings/firm-document-settings.js';
import { Timeline } from '../timeline/timeline.js';
import { toClientRequest } from './request.presenter.js';
import { RequestRepository } from './request.repository.js';
import { nextReminder } from './request.rules.js';
import { type Both, type ItemRecord, inBoth, newId, type RequestRecord } from './request.schema.js';

type Body = InputOf<typeof askClient>['body'];

/** Asks the clients of a case for documents and answers (PORT-07). Request, timeline, audit line and event are one transaction. */
@Injectable()
export class AskClient {
  constructor(
    private readonly requests: RequestRepository,
    private readonly cases: CaseRepository,
    private readonly firmDocumentSettings: FirmDocumentSettings,
    private readonly people: People,
    private readonly timeline: Timeline,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError NOT_FOUND, VALIDATION (a title in no language, an unknown type of document, somebody who is no client of the case, nobody where it has several). */
  async run(caller: SignedInCaller, caseId: string, body: Body): Promise<Deed<ClientRequest>> {
    const legalCase = await this.cases.one(staffScope(caller), caseId);
    if (!legalCase) throw new DomainError('NOT_FOUND');
    const settings = await this.firmDocumentSettings.current();
    for (const { kind, documentType } of body.items) if (kind === 'file') refuseUnknownType(settings, documentType);
    if (![body.title, ...body.items.map(({ title }) => title)].every(saysSomething))
      throw new DomainError('VALIDATION', { fieldErrors: { title: 'required' } });
    const askedOf = chosenClients(readersOf(legalCase), body.clientIds);
    const names = await this.people.namesOf([...askedOf, caller.personId]);
    const items = body.items.map(newItem);
    const now = this.clock.now();
    const remindAt = nextReminder(items, now)?.at ?? null;
    const about = { caseId, clientId: legalCase.clientId, askedOf, title: body.title };
    const fields = { ...about, items, state: 'open' as const, waitsSince: null, askedBy: caller.personId };
    const deed: Deed<RequestRecord> = {
      commit: async (session) => {
        const request = await this.requests.insert({ ...fields, remindAt, tellAt: null, createdAt: now }, session);
        const requestId = String(request._id);
        const line = { caseId, happening: 'request.asked', subjectId: requestId, title: inBoth(body.title) } as const;
        await this.timeline.put(session, { ...line, by: caller.personId, seenBy: askedOf });
        const after = { caseId, items: items.length, clientIds: askedOf };
        const subject = { subject: 'request', subjectId: requestId };
        await this.audit.record({ action: 'request.asked', ...subject, after, caller }, session);
        for (const clientId of askedOf) await this.outbox.add(RequestAskedV1, { requestId, caseId, clientId }, session);
        return request;
      },
    };
    return presented(deed, (request) => toClientRequest(request, names, legalCase.title));
  }
}

const saysSomething = ({ en, ar }: Both): boolean => en !== '' || ar !== '';

const newItem = (item: Body['items'][number]): ItemRecord => ({
  ...item,
  _id: newId(),
  state: 'open',
  files: [],
  text: '',
  reason: '',
  answeredAt: null,
  decidedAt: null,
  decidedBy: null,
});
