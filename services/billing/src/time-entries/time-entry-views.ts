import type { TimeEntry } from '@diwan/contracts/money/time-entries/entry';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import { BilledCases } from '../legal-cases/billed-cases.js';
import { ServiceTypeRepository } from '../service-types/service-type.repository.js';
import { type TimeContext, toTimeEntry } from './time-entry.presenter.js';
import type { TimeEntryRecord } from './time-entry.schema.js';

type Named = Pick<TimeEntryRecord, 'personId' | 'clientId' | 'caseId' | 'serviceTypeId' | 'approvedBy'>;

/** Entries as staff see them. Asks identity and cases: never within a transaction. */
@Injectable()
export class TimeEntryViews {
  constructor(
    private readonly people: People,
    private readonly cases: BilledCases,
    private readonly serviceTypes: ServiceTypeRepository,
  ) {}

  /** What entries are shown with. Throws DomainError UNAVAILABLE. */
  async contextOf(caller: SignedInCaller | null, records: readonly Named[]): Promise<TimeContext> {
    const people = records.flatMap(({ personId, clientId, approvedBy }) => [personId, clientId, approvedBy]);
    const [names, cases, serviceTypes] = await Promise.all([
      this.people.namesOf(people.filter((id) => id !== null)),
      this.cases.known(
        caller,
        records.map(({ caseId }) => caseId),
      ),
      this.serviceTypes.byId(records.flatMap(({ serviceTypeId }) => serviceTypeId ?? [])),
    ]);
    return { names, cases, serviceTypes };
  }

  async of(caller: SignedInCaller, records: readonly TimeEntryRecord[]): Promise<TimeEntry[]> {
    const context = await this.contextOf(caller, records);
    return records.map((record) => toTimeEntry(record, context));
  }

  async one(caller: SignedInCaller, record: TimeEntryRecord): Promise<TimeEntry> {
    return toTimeEntry(record, await this.contextOf(caller, [record]));
  }
}
