import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { createCase, getCase, listCases, updateCase } from '@diwan/contracts/matters/cases/http';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { CaseRepository } from './case.repository.js';
import { CaseViews } from './case-views.js';
import { ChangeCase } from './change-case.js';
import { OpenCase } from './open-case.js';
import { staffScope } from './staff-scope.js';

/** Cases for staff. */
@Controller()
export class CaseController {
  constructor(
    private readonly cases: CaseRepository,
    private readonly caseViews: CaseViews,
    private readonly openCase: OpenCase,
    private readonly changeCase: ChangeCase,
  ) {}

  @Endpoint(listCases)
  async list(
    @Caller() caller: SignedInCaller,
    @Input() { query }: InputOf<typeof listCases>,
  ): Promise<ResponseOf<typeof listCases>> {
    const found = await this.cases.page(staffScope(caller), query);
    return { ...found, items: await this.caseViews.forStaff(found.items) };
  }

  @Endpoint(getCase)
  async one(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof getCase>,
  ): Promise<ResponseOf<typeof getCase>> {
    const record = await this.cases.one(staffScope(caller), params.id);
    if (!record) throw new DomainError('NOT_FOUND');
    return this.caseViews.oneForStaff(record);
  }

  @Endpoint(createCase)
  create(
    @Caller() caller: SignedInCaller,
    @Input() { body }: InputOf<typeof createCase>,
  ): Promise<Deed<ResponseOf<typeof createCase>>> {
    return this.openCase.run(caller, body);
  }

  @Endpoint(updateCase)
  update(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof updateCase>,
  ): Promise<ResponseOf<typeof updateCase>> {
    return this.changeCase.run(caller, params.id, body);
  }
}
