import type { LegalCase, OwnCase } from '@diwan/contracts/matters/cases/http';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { CourtRepository } from '../courts/court.repository.js';
import { type Named, peopleOf, presentCourtOf, toLegalCase, toOwnCase } from './case.presenter.js';
import type { CaseRecord } from './case.schema.js';

/** Cases as people see them, with the names of their people and courts. Asks identity: never within a transaction. */
@Injectable()
export class CaseViews {
  constructor(
    private readonly courts: CourtRepository,
    private readonly people: People,
  ) {}

  async forStaff(records: readonly CaseRecord[]): Promise<LegalCase[]> {
    const named = await this.namedIn(records);
    return records.map((record) => toLegalCase(record, named));
  }

  async forClients(records: readonly CaseRecord[]): Promise<z.infer<typeof OwnCase>[]> {
    const named = await this.namedIn(records);
    return records.map((record) => toOwnCase(record, named));
  }

  async oneForStaff(record: CaseRecord): Promise<LegalCase> {
    return toLegalCase(record, await this.namedIn([record]));
  }

  async oneForClients(record: CaseRecord): Promise<z.infer<typeof OwnCase>> {
    return toOwnCase(record, await this.namedIn([record]));
  }

  private async namedIn(records: readonly CaseRecord[]): Promise<Named> {
    const [people, courts] = await Promise.all([
      this.people.namesOf(peopleOf(records)),
      this.courts.byId(records.map(presentCourtOf)),
    ]);
    return { people, courts };
  }
}
