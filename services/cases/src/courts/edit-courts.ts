import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { archiveCourt, Court, createCourt, updateCourt } from '@diwan/contracts/matters/courts/http';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { VersionedEdit } from '@diwan/service-kit/deeds/versioned-edit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { toCourt } from './court.presenter.js';
import { type CourtFields, CourtRepository } from './court.repository.js';

/** Keeps the directory of courts (HEAR-02). */
@Injectable()
export class EditCourts {
  constructor(
    private readonly courts: CourtRepository,
    private readonly edit: VersionedEdit,
    private readonly audit: AuditLog,
  ) {}

  /** Throws DomainError VALIDATION. */
  add(caller: SignedInCaller, body: InputOf<typeof createCourt>['body']): Deed<Court> {
    const fields = fieldsOf(body);
    return {
      commit: async (session) => {
        const record = await this.courts.insert(fields, session);
        const line = { action: 'court.added', subject: 'court', subjectId: String(record._id), after: fields, caller };
        await this.audit.record(line, session);
        return toCourt(record);
      },
    };
  }

  /** Throws DomainError NOT_FOUND, CONFLICT, VALIDATION. */
  async change(caller: SignedInCaller, id: string, body: InputOf<typeof updateCourt>['body']): Promise<Court> {
    const { version, ...rest } = body;
    const fields = fieldsOf(rest);
    const changed = await this.edit.run(
      { action: 'court.changed', subject: 'court', id, caller },
      {
        read: (session) => this.courts.one(id, session),
        change: () => fields,
        write: (change, _, session) => this.courts.change(id, version, change, session),
      },
    );
    return toCourt(changed);
  }

  /** Takes a court out of the choice or puts it back; hearings go on naming it. Throws DomainError NOT_FOUND. */
  async archive(
    caller: SignedInCaller,
    id: string,
    { archived }: InputOf<typeof archiveCourt>['body'],
  ): Promise<Court> {
    const action = archived ? 'court.archived' : 'court.restored';
    const changed = await this.edit.run(
      { action, subject: 'court', id, caller },
      {
        read: (session) => this.courts.one(id, session),
        change: () => ({ archived }),
        write: (change, { version }, session) => this.courts.change(id, version, change, session),
      },
    );
    return toCourt(changed);
  }
}

/** Only religious courts are a community's, and those are somebody's. */
function fieldsOf(body: CourtFields): CourtFields {
  if ((body.kind === 'religious') !== (body.community !== null))
    throw new DomainError('VALIDATION', { fieldErrors: { community: 'required' } });
  return body;
}
