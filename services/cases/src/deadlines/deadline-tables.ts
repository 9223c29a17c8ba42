import { isDeepStrictEqual } from 'node:util';
import type { InputOf } from '@diwan/contracts/http/endpoint';
import { CourtCalendarChangedV1 } from '@diwan/contracts/matters/deadlines/events';
import type { setDeadlineTable } from '@diwan/contracts/matters/deadlines/rules.http';
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
import { closedBy, inOrder, isSameCalendar, UNCONFIRMED_CALENDAR } from './court-calendar.rules.js';
import { isSameRule } from './deadline-rule.rules.js';
import type { DeadlineTableRecord, KnownTable } from './deadline-table.schema.js';
import type { Days } from './reckon.rules.js';

type Body = InputOf<typeof setDeadlineTable>['body'];

/** The firm's rules of deadlines, recesses and calendar of the courts: which hold is for the firm's lawyers to say (HEAR-07). */
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

  async current(session?: ClientSession): Promise<KnownTable> {
    const row = await this.rows.findById('firm', null, { session }).lean<DeadlineTableRecord>();
    return row
      ? { rules: row.rules, recesses: row.recesses, calendar: row.calendar, version: row.version }
      : { rules: [], recesses: [], calendar: UNCONFIRMED_CALENDAR, version: 0 };
  }

  /** What is known of days when a deadline is reckoned. When the office is closed has no part in it. */
  async days(session?: ClientSession): Promise<Days> {
    const { calendar, recesses } = await this.current(session);
    return { closed: closedBy(calendar), recesses };
  }

  /** Writes the table; rules and calendar keep their confirmation while nothing of them changes. Throws DomainError CONFLICT (D-129). */
  set(caller: SignedInCaller, { rules, recesses, calendar, version }: Body): Promise<KnownTable> {
    return this.write(caller, 'deadline-rules.changed', version, (before) => {
      const days = inOrder(calendar ?? before.calendar);
      const stays = isSameCalendar(before.calendar, days) && isDeepStrictEqual(before.recesses, recesses);
      return {
        recesses,
        calendar: { ...days, confirmed: stays ? before.calendar.confirmed : null },
        rules: rules.map((rule) => {
          const known = before.rules.find(({ id }) => id === rule.id);
          return { ...rule, confirmed: known && isSameRule(known, rule) ? known.confirmed : null };
        }),
      };
    });
  }

  /** Somebody compared a rule with its source. Throws DomainError NOT_FOUND, CONFLICT, UNAVAILABLE (who they are is not known). */
  async confirmRule(caller: SignedInCaller, id: string, version: number): Promise<KnownTable> {
    const confirmed = await this.confirmation(caller);
    return this.write(caller, 'deadline-rules.confirmed', version, ({ rules, ...rest }) => {
      if (rules.every((rule) => rule.id !== id)) throw new DomainError('NOT_FOUND');
      return { ...rest, rules: rules.map((rule) => (rule.id === id ? { ...rule, confirmed } : rule)) };
    });
  }

  /** Somebody compared the calendar and its recesses with what was announced. Throws DomainError CONFLICT, UNAVAILABLE as above. */
  async confirmCalendar(caller: SignedInCaller, version: number): Promise<KnownTable> {
    const confirmed = await this.confirmation(caller);
    return this.write(caller, 'court-calendar.confirmed', version, ({ calendar, ...rest }) => ({
      ...rest,
      calendar: { ...calendar, confirmed },
    }));
  }

  private async confirmation({ personId }: SignedInCaller): Promise<{ byName: string; at: string }> {
    const byName = (await this.people.known([personId])).get(personId)?.name;
    if (byName === undefined) throw new DomainError('UNAVAILABLE');
    return { byName, at: this.clock.now().toISOString() };
  }

  private async write(
    caller: SignedInCaller,
    action: string,
    version: number,
    change: (before: KnownTable) => Omit<KnownTable, 'version'>,
  ): Promise<KnownTable> {
    return this.inTransaction
      .run(async (session) => {
        const before = await this.current(session);
        if (before.version !== version) throw new DomainError('CONFLICT');
        const next = { ...change(before), version: version + 1 };
        await this.rows.updateOne({ _id: 'firm' }, { $set: next }, { session, upsert: true });
        const line = { action, subject: 'deadline-rules', subjectId: 'firm' };
        await this.audit.record({ ...line, before, after: next, caller }, session);
        if (!isSameCalendar(before.calendar, next.calendar) || !isDeepStrictEqual(before.recesses, next.recesses))
          await this.outbox.add(CourtCalendarChangedV1, { version: next.version }, session);
        return next;
      })
      .catch((fault: unknown) => {
        throw isDuplicateKey(fault) ? new DomainError('CONFLICT', { cause: fault }) : fault;
      });
  }
}
