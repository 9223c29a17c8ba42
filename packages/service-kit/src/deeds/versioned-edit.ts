import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { type AuditActor, AuditLog } from '../audit/audit.js';
import { DomainError } from '../http/domain-error.js';
import { InTransaction } from '../store/database.js';
import type { Deed } from './deed.js';

/** What the audit log calls a change, and who made it. */
export interface Edited {
  action: string;
  subject: string;
  id: string;
  caller: AuditActor;
}

/** How a record is changed by somebody who saw one version of it. All of it may run several times. */
export interface VersionedChange<Stored, Change, Written> {
  /** The record as it is now; null for one that is unknown or not the caller's. */
  read(session: ClientSession): Promise<Stored | null>;
  /** What becomes of it; throws what stands against it. */
  change(stored: Stored, session: ClientSession): Change | Promise<Change>;
  /** Writes it if the record still has the version that was seen; null when it has not. */
  write(change: Change, stored: Stored, session: ClientSession): Promise<Written | null>;
  /** What the audit log keeps; by default the fields of the change, as they were and as they are. */
  audited?(stored: Stored, change: Change): { before?: unknown; after: unknown };
  /** What else is written with it: events, search entries. */
  also?(written: Written, stored: Stored, session: ClientSession): Promise<void>;
}

/** Changes records that several people may edit at once: whoever saw an older version is told instead of overwriting it (D-129). */
@Injectable()
export class VersionedEdit {
  constructor(
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
  ) {}

  /** Changes a record, with its line in the audit log. Throws NOT_FOUND, CONFLICT, and what `change` throws. */
  run<Stored, Change, Written>(edited: Edited, steps: VersionedChange<Stored, Change, Written>): Promise<Written> {
    return this.inTransaction.perform(this.deed(edited, steps));
  }

  /** The same as a deed, for a use case that has asked first. */
  deed<Stored, Change, Written>(
    { id, ...line }: Edited,
    { read, change: changeOf, write, audited = changedFields, also }: VersionedChange<Stored, Change, Written>,
  ): Deed<Written> {
    return {
      commit: async (session) => {
        const stored = await read(session);
        if (stored === null) throw new DomainError('NOT_FOUND');
        const change = await changeOf(stored, session);
        const written = await write(change, stored, session);
        if (written === null) throw new DomainError('CONFLICT');
        await this.audit.record({ ...line, subjectId: id, ...audited(stored, change) }, session);
        await also?.(written, stored, session);
        return written;
      },
    };
  }
}

function changedFields(stored: unknown, change: unknown): { before: object; after: unknown } {
  const record = stored as Record<string, unknown>;
  return {
    before: Object.fromEntries(Object.keys(change as object).map((name) => [name, record[name]])),
    after: change,
  };
}
