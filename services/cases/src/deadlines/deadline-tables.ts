import type { InputOf } from '@diwan/contracts/http/endpoint';
import { RecessesChangedV1 } from '@diwan/contracts/matters/deadlines/events';
import type { DeadlineTable, setDeadlineTable } from '@diwan/contracts/matters/deadlines/rules.http';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError, isDuplicateKey } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { isSameRule } from './deadline-rule.rules.js';
import type { DeadlineTableRecord } from './deadline-table.schema.js';

type Body = InputOf<typeof setDeadlineTable>['body'];

/** The firm's rules of deadlines and recesses. The product brings none: which hold is for the firm's lawyers to say (HEAR-07). */
@Injectable()
export class DeadlineTables {
  constructor(
    @InjectModel('DeadlineTable') private readonly rows: Model<DeadlineTableRecord>,
    private readonly people: People,
    private readonly inTransaction: InTransaction,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async current(session?: ClientSession): Promise<DeadlineTable> {
    const row = await this.rows.findById('firm', null, { session }).lean<DeadlineTableRecord>();
    return row
      ? { rules: row.rules, recesses: row.recesses, version: row.version }
      : { rules: [], recesses: [], version: 0 };
  }

  /** Writes the table; a rule keeps its confirmation while nothing of it changes. Throws DomainError CONFLICT (D-129). */
  set(caller: SignedInCaller, { rules, recesses, version }: Body): Promise<DeadlineTable> {
    return this.write(caller, 'deadline-rules.changed', version, (before) => ({
      recesses,
      rules: rules.map((rule) => {
        const known = before.rules.find(({ id }) => id === rule.id);
        return { ...rule, confirmed: known && isSameRule(known, rule) ? known.confirmed : null };
      }),
    }));
  }

  /** Somebody compared a rule with its source. Throws DomainError NOT_FOUND, CONFLICT, UNAVAILABLE (who they are is not known). */
  async confirm(caller: SignedInCaller, id: string, version: number): Promise<DeadlineTable> {
    const byName = (await this.people.known([caller.personId])).get(caller.personId)?.name;
    if (byName === undefined) throw new DomainError('UNAVAILABLE');
    const confirmed = { byName, at: this.clock.now().toISOString() };
    return this.write(caller, 'deadline-rules.confirmed', version, ({ rules, recesses }) => {
      if (rules.every((rule) => rule.id !== id)) throw new DomainError('NOT_FOUND');
      return { recesses, rules: rules.map((rule) => (rule.id === id ? { ...rule, confirmed } : rule)) };
    });
  }

  private async write(
    caller: SignedInCaller,
    action: string,
    version: number,
    change: (before: DeadlineTable) => Omit<DeadlineTable, 'version'>,
  ): Promise<DeadlineTable> {
    return this.inTransaction
      .run(async (session) => {
        const before = await this.current(session);
        if (before.version !== version) throw new DomainError('CONFLICT');
        const next = { ...change(before), version: version + 1 };
        await this.rows.updateOne({ _id: 'firm' }, { $set: next }, { session, upsert: true });
        const line = { action, subject: 'deadline-rules', subjectId: 'firm' };
        await this.audit.record({ ...line, before, after: next, caller }, session);
        if (JSON.stringify(before.recesses) !== JSON.stringify(next.recesses))
          await this.outbox.add(RecessesChangedV1, { version: next.version }, session);
        return next;
      })
      .catch((fault: unknown) => {
        throw isDuplicateKey(fault) ? new DomainError('CONFLICT', { cause: fault }) : fault;
      });
  }
}
