import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { getOwnCase, listOwnCases } from '@diwan/contracts/matters/cases/http';
import { clientView } from '@diwan/service-kit/http/client-view';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { CaseRepository } from './case.repository.js';
import { CaseViews } from './case-views.js';

/** A client's own cases, and a delegate's for whom they look: the session says whose, never the request (D-074, PORT-10). */
@Controller()
export class OwnCaseController {
  constructor(
    private readonly cases: CaseRepository,
    private readonly caseViews: CaseViews,
  ) {}

  @Endpoint(listOwnCases)
  async list(@Caller() caller: SignedInCaller): Promise<ResponseOf<typeof listOwnCases>> {
    return this.caseViews.forClients(await this.cases.ownCases(clientView(caller, 'cases')));
  }

  @Endpoint(getOwnCase)
  async one(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof getOwnCase>,
  ): Promise<ResponseOf<typeof getOwnCase>> {
    const record = await this.cases.ownCase(clientView(caller, 'cases'), params.id);
    if (!record) throw new DomainError('NOT_FOUND');
    return this.caseViews.oneForClients(record);
  }
}
