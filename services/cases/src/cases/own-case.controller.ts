import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { getOwnCase, listOwnCases } from '@diwan/contracts/matters/cases/http';
import { DomainError } from '@diwan/service-kit/domain-error';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/endpoint';
import { Controller } from '@nestjs/common';
import { People } from '../people/people.service.js';
import { peopleOf, toOwnCase } from './case.presenter.js';
import { CaseRepository } from './case.repository.js';

/** A client's own cases: the session says whose, never the request (D-074). */
@Controller()
export class OwnCaseController {
  constructor(
    private readonly cases: CaseRepository,
    private readonly people: People,
  ) {}

  @Endpoint(listOwnCases)
  async list(@Caller() caller: SignedInCaller): Promise<ResponseOf<typeof listOwnCases>> {
    const records = await this.cases.ownCases(caller.personId);
    const names = await this.people.namesOf(peopleOf(records));
    return records.map((record) => toOwnCase(record, names));
  }

  @Endpoint(getOwnCase)
  async one(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof getOwnCase>,
  ): Promise<ResponseOf<typeof getOwnCase>> {
    const record = await this.cases.ownCase(caller.personId, params.id);
    if (!record) throw new DomainError('NOT_FOUND');
    return toOwnCase(record, await this.people.namesOf(peopleOf([record])));
  }
}
