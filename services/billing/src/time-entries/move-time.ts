import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import type { TimeEntry, TimeState } from '@diwan/contracts/money/time-entries/entry';
import type { submitTimeEntries } from '@diwan/contracts/money/time-entries/http';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import type { Move } from '@diwan/service-kit/deeds/machine';
import { VersionedEdit } from '@diwan/service-kit/deeds/versioned-edit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { type ClientSession, type QueryFilter, trusted } from 'mongoose';
import { KeptCases } from '../walls/kept-cases.js';
import { outside } from '../walls/outside.js';
import { APPROVE, GIVE_BACK, SUBMIT, WITHDRAW } from './time-entry.machine.js';
import { TimeEntryRepository } from './time-entry.repository.js';
import type { TimeEntryRecord } from './time-entry.schema.js';
import { TimeEntryViews } from './time-entry-views.js';

/** An entry as somebody saw it. */
interface Seen {
  id: string;
  version: number;
}
type Moved = ResponseOf<typeof submitTimeEntries>;

/** Hands entries in, takes them back, approves them and gives them back. Each move is conditional on what was seen. */
@Injectable()
export class MoveTime {
  constructor(
    private readonly entries: TimeEntryRepository,
    private readonly views: TimeEntryViews,
    private readonly keptCases: KeptCases,
    private readonly versionedEdit: VersionedEdit,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Hands in drafts of one's own that say what was done, and for how long. */
  submit(caller: SignedInCaller, seen: readonly Seen[]): Promise<Moved> {
    const scope = { personId: caller.personId, description: trusted({ $ne: '' }), timerMinutes: null };
    return this.several(caller, seen, {
      action: 'time-entry.submitted',
      move: SUBMIT,
      scope,
      fields: { returnReason: '' },
    });
  }

  /** Throws DomainError UNAVAILABLE. */
  async approve(caller: SignedInCaller, seen: readonly Seen[]): Promise<Moved> {
    const scope = { ...outside<TimeEntryRecord>(await this.keptCases.of(caller)), timerMinutes: null };
    const fields = { approvedBy: caller.personId, approvedAt: this.clock.now() };
    return this.several(caller, seen, { action: 'time-entry.approved', move: APPROVE, scope, fields });
  }

  /** Throws DomainError NOT_FOUND, CONFLICT (another version, or approved by now), UNAVAILABLE. */
  withdraw(caller: SignedInCaller, seen: Seen): Promise<TimeEntry> {
    const read = (session: ClientSession) => this.entries.ofPerson(caller.personId, seen.id, session);
    return this.one(caller, seen, { action: 'time-entry.withdrawn', move: WITHDRAW, read, fields: {} });
  }

  /** Throws DomainError NOT_FOUND, CONFLICT (another version, or billed by now), UNAVAILABLE. */
  async giveBack(caller: SignedInCaller, seen: Seen, reason: string): Promise<TimeEntry> {
    const kept = await this.keptCases.of(caller);
    const read = (session: ClientSession) => this.entries.outsideOf(kept, seen.id, session);
    const fields = { returnReason: reason, approvedBy: null, approvedAt: null };
    return this.one(caller, seen, { action: 'time-entry.returned', move: GIVE_BACK, read, fields });
  }

  /** What does not stand as it was seen stays, and the rest goes on. */
  private several(caller: SignedInCaller, seen: readonly Seen[], { action, move, ...how }: Several): Promise<Moved> {
    return this.inTransaction.run(async (session) => {
      const moved: string[] = [];
      for (const entry of seen) {
        const written = await this.entries.move(entry, move, how, session);
        if (!written) continue;
        moved.push(entry.id);
        const line = { action, subject: 'time-entry', subjectId: entry.id, after: { state: written.state } };
        await this.audit.record({ ...line, caller }, session);
      }
      const done = new Set(moved);
      return { moved, left: seen.map(({ id }) => id).filter((id) => !done.has(id)) };
    });
  }

  private async one(caller: SignedInCaller, { id, version }: Seen, { action, move, read, fields }: One) {
    const written = await this.versionedEdit.run(
      { action, subject: 'time-entry', id, caller },
      {
        read,
        change: ({ state }: TimeEntryRecord) => {
          if (!move.from.includes(state)) throw new DomainError('CONFLICT');
          return { ...fields, state: move.to };
        },
        write: (change, stored, session) => this.entries.change(stored, version, change, session),
      },
    );
    return this.views.one(caller, written);
  }
}

interface Several {
  action: string;
  move: Move<TimeState, TimeState>;
  scope: QueryFilter<TimeEntryRecord>;
  fields: Partial<TimeEntryRecord>;
}

interface One {
  action: string;
  move: Move<TimeState, TimeState>;
  read(session: ClientSession): Promise<TimeEntryRecord | null>;
  fields: Partial<TimeEntryRecord>;
}
