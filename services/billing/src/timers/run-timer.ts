import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import type { BilledCase } from '@diwan/contracts/matters/cases/questions';
import type { TimeEntry } from '@diwan/contracts/money/time-entries/entry';
import type { startTimer, switchTimer, Timer } from '@diwan/contracts/money/timers/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { BilledCases } from '../legal-cases/billed-cases.js';
import { caseOfWork } from '../time-entries/case-of-work.js';
import { type PreparedEntry, RecordTime } from '../time-entries/record-time.js';
import { toTimer } from './timer.presenter.js';
import { TimerRepository } from './timer.repository.js';
import { countedAt, timeOf } from './timer.rules.js';
import type { TimerRecord } from './timer.schema.js';

/** Starts, pauses, switches, stops and throws away the one timer of a person (BILL-15). */
@Injectable()
export class RunTimer {
  constructor(
    private readonly timers: TimerRepository,
    private readonly cases: BilledCases,
    private readonly recordTime: RecordTime,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async mine({ personId }: SignedInCaller): Promise<Timer | null> {
    const timer = await this.timers.of(personId);
    return timer && toTimer(timer, this.clock.now());
  }

  /** Throws DomainError NOT_FOUND (no case that they work on), UNAVAILABLE; its deed TIMER_RUNNING. */
  async start(
    caller: SignedInCaller,
    { caseId, description }: InputOf<typeof startTimer>['body'],
  ): Promise<Deed<Timer>> {
    const timer = this.newTimer(caller, await caseOfWork(this.cases, caller, caseId), description);
    return { commit: async (session) => toTimer(await this.timers.start(timer, session), timer.startedAt) };
  }

  /** Throws DomainError NOT_FOUND (it is over). A paused one stays so. */
  pause(caller: SignedInCaller, id: string): Promise<Timer> {
    return this.turn(caller, id, (timer, now) => ({ runningSince: null, countedMs: countedAt(timer, now) }));
  }

  /** Throws DomainError NOT_FOUND (it is over). A running one runs on. */
  resume(caller: SignedInCaller, id: string): Promise<Timer> {
    return this.turn(caller, id, ({ runningSince, countedMs }, now) => ({
      runningSince: runningSince ?? now,
      countedMs,
    }));
  }

  /** Throws DomainError NOT_FOUND (it is over, another device stopped it), UNAVAILABLE. */
  async stop(caller: SignedInCaller, id: string): Promise<Deed<TimeEntry>> {
    const prepared = await this.entryOf(caller, id);
    return { commit: (session) => this.end(caller, id, prepared, session) };
  }

  /** Throws DomainError NOT_FOUND (it is over, or no case that they work on), UNAVAILABLE. */
  async switch(
    caller: SignedInCaller,
    { timerId, caseId, description }: InputOf<typeof switchTimer>['body'],
  ): Promise<Deed<ResponseOf<typeof switchTimer>>> {
    const legalCase = await caseOfWork(this.cases, caller, caseId);
    const prepared = await this.entryOf(caller, timerId);
    const next = this.newTimer(caller, legalCase, description);
    return {
      commit: async (session) => {
        const stopped = await this.end(caller, timerId, prepared, session);
        return { stopped, timer: toTimer(await this.timers.start(next, session), next.startedAt) };
      },
    };
  }

  /** Throws DomainError NOT_FOUND (it is over). */
  async discard(caller: SignedInCaller, id: string): Promise<void> {
    await this.inTransaction.run(async (session) => {
      const { caseId } = await this.timers.end(caller.personId, id, session);
      const line = { action: 'timer.discarded', subject: 'timer', subjectId: id, before: { caseId } };
      await this.audit.record({ ...line, caller }, session);
    });
  }

  private newTimer(
    { personId }: SignedInCaller,
    { id, title, caseNumber }: BilledCase,
    description: string | null,
  ): Omit<TimerRecord, '_id'> {
    const now = this.clock.now();
    const of = { personId, caseId: id, caseTitle: title, caseNumber, description: description ?? '' };
    return { ...of, startedAt: now, runningSince: now, countedMs: 0 };
  }

  private turn(
    { personId }: SignedInCaller,
    id: string,
    change: (timer: TimerRecord, now: Date) => Pick<TimerRecord, 'runningSince' | 'countedMs'>,
  ): Promise<Timer> {
    const now = this.clock.now();
    return this.inTransaction.run(async (session) => {
      const timer = await this.timers.seen(personId, id, session);
      return toTimer(await this.timers.set(timer, change(timer, now), session), now);
    });
  }

  /** What was counted belongs to the case even if the person has left its team meanwhile. */
  private async entryOf(caller: SignedInCaller, id: string): Promise<PreparedEntry> {
    const { caseId, startedAt, description } = await this.timers.seen(caller.personId, id);
    const legalCase = await caseOfWork(this.cases, null, caseId);
    const work = { caseId, clientId: null, serviceTypeId: null, description, note: '', billable: true };
    return this.recordTime.prepare(caller, legalCase, { ...work, dateWorked: beirutDate(startedAt), minutes: 1 });
  }

  /** Reads what was counted in the transaction that ends it: a pause in between is not lost. */
  private async end(
    caller: SignedInCaller,
    id: string,
    { entry, context }: PreparedEntry,
    session: ClientSession,
  ): Promise<TimeEntry> {
    const time = timeOf(await this.timers.end(caller.personId, id, session), this.clock.now());
    return this.recordTime.write(caller, { entry: { ...entry, ...time }, context }, session);
  }
}
