import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import type { setInstances } from '@diwan/contracts/matters/instances/http';
import type { setParties } from '@diwan/contracts/matters/parties/http';
import { VersionedEdit } from '@diwan/service-kit/deeds/versioned-edit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import { toInstance, toParty } from './case.presenter.js';
import { CaseRepository } from './case.repository.js';
import type { CaseRecord } from './case.schema.js';
import { wordsOfCase } from './case-words.js';
import { ChosenCourts } from './chosen-courts.js';
import { staffScope } from './staff-scope.js';

/** Changes the lists that belong to a case: who else is concerned, and which courts had it. */
@Injectable()
export class EditParts {
  constructor(
    private readonly cases: CaseRepository,
    private readonly people: People,
    private readonly chosenCourts: ChosenCourts,
    private readonly versionedEdit: VersionedEdit,
  ) {}

  /** Throws DomainError NOT_FOUND, CONFLICT. */
  async parties(
    caller: SignedInCaller,
    id: string,
    { parties, version }: InputOf<typeof setParties>['body'],
  ): Promise<ResponseOf<typeof setParties>> {
    const stored = await this.stored(caller, id);
    const written = await this.edit(caller, 'case.parties-changed', stored, version, { parties });
    return { parties: written.parties.map(toParty), version: written.version };
  }

  /** Throws DomainError NOT_FOUND, CONFLICT, VALIDATION (a court that cannot be chosen). */
  async instances(
    caller: SignedInCaller,
    id: string,
    { instances, version }: InputOf<typeof setInstances>['body'],
  ): Promise<ResponseOf<typeof setInstances>> {
    const stored = await this.stored(caller, id);
    await this.chosenCourts.of(
      // One is edited at a time.
      instances.map(({ courtId }) => ({ field: 'courtId', courtId })),
      stored.instances.map(({ courtId }) => courtId),
    );
    const written = await this.edit(caller, 'case.instances-changed', stored, version, { instances });
    return { instances: written.instances.map(toInstance), version: written.version };
  }

  private async stored(caller: SignedInCaller, id: string): Promise<CaseRecord> {
    const stored = await this.cases.one(staffScope(caller), id);
    if (!stored) throw new DomainError('NOT_FOUND');
    return stored;
  }

  /** The words a case is found by follow from its parts. */
  private async edit(
    caller: SignedInCaller,
    action: string,
    stored: CaseRecord,
    version: number,
    parts: Partial<Pick<CaseRecord, 'parties' | 'instances'>>,
  ): Promise<CaseRecord> {
    const scope = staffScope(caller);
    const id = String(stored._id);
    const names = await this.people.allNamesOf(stored.clientIds);
    return this.versionedEdit.run(
      { action, subject: 'case', id, caller },
      {
        read: (session) => this.cases.one(scope, id, session),
        change: (before) => ({ ...parts, ...wordsOfCase({ ...before, ...parts }, names) }),
        write: (change, _, session) => this.cases.change(scope, id, version, change, session),
      },
    );
  }
}
