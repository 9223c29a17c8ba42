import { RequestAnsweredV1, RequestDueV1 } from '@diwan/contracts/matters/requests/events';
import { Clock } from '@diwan/service-kit/app/clock';
import { Log } from '@diwan/service-kit/app/log';
import { Periodic } from '@diwan/service-kit/app/periodic';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { CaseRepository } from '../cases/case.repository.js';
import { readersOf } from '../cases/readers-of.js';
import { TasksOfCauses } from '../tasks/tasks-of-causes.js';
import { RequestRepository } from './request.repository.js';
import { nextReminder } from './request.rules.js';
import type { RequestRecord } from './request.schema.js';

/** Pause between looks, in milliseconds. */
const PAUSE = 30_000;
/** Told of in one look; the others are found by the next. */
const BATCH = 100;
/** So far behind its time a reminder still says what it would have said then. */
const JUST_BEFORE = 1;

/**
 * Reminds clients of what they were asked for, and tells the firm of what has come. What is due stands in the database, so any number of
 * instances may look, and a look after a pause finds what was missed.
 */
@Injectable()
export class WatchRequests implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly rounds = new Periodic({
    pause: PAUSE,
    round: (isStopped) => this.look(isStopped),
    failed: (error) => this.log.warn('requests.watch-stalled', { error }),
  });

  constructor(
    private readonly requests: RequestRepository,
    private readonly cases: CaseRepository,
    private readonly tasksOfCauses: TasksOfCauses,
    private readonly inTransaction: InTransaction,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  /** Lets the look under way end and starts no other. */
  onModuleDestroy(): Promise<void> {
    return this.rounds.stop();
  }

  /** Looks once. One that cannot be told of now does not stand in the way of the others; the next look finds it again. */
  async look(isStopped = () => false): Promise<void> {
    const now = this.clock.now();
    const work = [
      ...(await this.requests.toRemind(now, BATCH)).map((request) => () => this.remind(request, now)),
      ...(await this.requests.toTell(now, BATCH)).map((request) => () => this.tell(request)),
    ];
    for (const one of work) {
      if (isStopped()) return;
      await one().catch((error: unknown) => this.log.error('request.watch-failed', { error }));
    }
  }

  /** Of several instances one sets the next reminder; an answer given meanwhile leaves nothing to tell. */
  private async remind(request: RequestRecord, now: Date): Promise<void> {
    const { remindAt, items, caseId, clientId, askedOf, title } = request;
    const due = remindAt && nextReminder(items, new Date(remindAt.getTime() - JUST_BEFORE));
    const next = nextReminder(items, now)?.at ?? null;
    const legalCase = await this.cases.ofDocument(caseId);
    const readers = legalCase ? readersOf(legalCase) : [];
    await this.inTransaction.run(async (session) => {
      if (!(await this.requests.write(request, { remindAt: next }, session)) || !due) return;
      const requestId = String(request._id);
      for (const asked of askedOf.filter((id) => readers.includes(id)))
        await this.outbox.add(RequestDueV1, { requestId, caseId, clientId: asked, step: due.step }, session);
      const cause = { kind: 'request_overdue', subjectId: requestId, caseId, clientId, text: title } as const;
      if (due.step === 'over') await this.tasksOfCauses.open({ ...cause, permission: 'document:write' }, session);
    });
  }

  private async tell(request: RequestRecord): Promise<void> {
    const { caseId, clientId } = request;
    const legalCase = await this.cases.ofDocument(caseId);
    await this.inTransaction.run(async (session) => {
      if (!(await this.requests.write(request, { tellAt: null }, session)) || !legalCase) return;
      const facts = { requestId: String(request._id), caseId, clientId, team: legalCase.team };
      await this.outbox.add(RequestAnsweredV1, facts, session);
    });
  }
}
