import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import type { setInstances } from '@diwan/contracts/matters/instances/http';
import type { setParties } from '@diwan/contracts/matters/parties/http';
import { VersionedEdit } from '@diwan/service-kit/deeds/versioned-edit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import { toLegalCase } from './case.presenter.js';
import { CaseRepository } from './case.repository.js';
import type { CaseRecord } from './case.schema.js';
import { wordsOfCase } from './case-fields.js';
import { staffScope } from './staff-scope.js';

/** Changes the lists that belong to a case: who else is concerned, and which courts had it. */
@Injectable()
export class EditParts {
  constructor(
    private readonly cases: CaseRepository,
    private readonly people: People,
    private readonly versionedEdit: VersionedEdit,
  ) {}

  /** Throws DomainError NOT_FOUND, CONFLICT. */
  async parties(
    caller: SignedInCaller,
    id: string,
    { parties, version }: InputOf<typeof setParties>['body'],
  ): Promise<ResponseOf<typeof setParties>> {
    const written = await this.edit(caller, 'case.parties-changed', id, version, { parties });
    return { parties: toLegalCase(written, new Map()).parties, version: written.version };
  }

  /** Throws DomainError NOT_FOUND, CONFLICT. */
  async instances(
    caller: SignedInCaller,
    id: string,
    { instances, version }: InputOf<typeof setInstances>['body'],
  ): Promise<ResponseOf<typeof setInstances>> {
    const written = await this.edit(caller, 'case.instances-changed', id, version, { instances });
    return { instances: toLegalCase(written, new Map()).instances, version: written.version };
  }

  /** The words a case is found by follow from its parts. */
  private async edit(
    caller: SignedInCaller,
    action: string,
    id: string,
    version: number,
    parts: Partial<Pick<CaseRecord, 'parties' | 'instances'>>,
  ): Promise<CaseRecord> {
    const scope = staffScope(caller);
    const stored = await this.cases.one(scope, id);
    if (!stored) throw new DomainError('NOT_FOUND');
    const names = await this.people.namesOf(stored.clientIds);
    return this.versionedEdit.run(
      { action, subject: 'case', id, caller },
      {
        read: (session) => this.cases.one(scope, id, session),
        change: (before) => ({ ...parts, searchWords: wordsOfCase({ ...before, ...parts }, names) }),
        write: (change, _, session) => this.cases.change(scope, id, version, change, session),
      },
    );
  }
}
