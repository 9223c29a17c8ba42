import type { ClientRequest } from '@diwan/contracts/matters/requests/http';
import type { OwnRequest } from '@diwan/contracts/matters/requests/own.http';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import { CaseRepository } from '../cases/case.repository.js';
import { toClientRequest, toOwnRequest } from './request.presenter.js';
import type { RequestRecord } from './request.schema.js';

/** Requests as somebody sees them. Asks identity: never within a transaction. */
@Injectable()
export class RequestViews {
  constructor(
    private readonly cases: CaseRepository,
    private readonly people: People,
  ) {}

  /** As staff see them. */
  async of(records: readonly RequestRecord[]): Promise<ClientRequest[]> {
    const people = records.flatMap(({ askedOf, askedBy, items }) => [
      ...askedOf,
      askedBy,
      ...items.flatMap(({ decidedBy }) => decidedBy ?? []),
    ]);
    const [titles, names] = await Promise.all([this.titles(records), this.people.namesOf(people)]);
    return records.map((record) => toClientRequest(record, names, titles.get(record.caseId) ?? ''));
  }

  async one(record: RequestRecord): Promise<ClientRequest> {
    const [view] = await this.of([record]);
    if (!view) throw new Error('A request has one view');
    return view;
  }

  /** As their client sees them. */
  async ownOf(records: readonly RequestRecord[]): Promise<OwnRequest[]> {
    const titles = await this.titles(records);
    return records.map((record) => toOwnRequest(record, titles.get(record.caseId) ?? ''));
  }

  async ownOne(record: RequestRecord): Promise<OwnRequest> {
    return toOwnRequest(record, (await this.titles([record])).get(record.caseId) ?? '');
  }

  private titles(records: readonly RequestRecord[]): Promise<Map<string, string>> {
    return this.cases.titles(records.map(({ caseId }) => caseId));
  }
}
