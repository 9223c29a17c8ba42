import { DataCopyReadyV1 } from '@diwan/contracts/people/data-copies/events';
import { DATA_PARTS } from '@diwan/contracts/people/data-copies/part';
import { DATA_OF_PERSON } from '@diwan/contracts/people/data-copies/questions';
import { Clock } from '@diwan/service-kit/app/clock';
import { Log } from '@diwan/service-kit/app/log';
import { Periodic } from '@diwan/service-kit/app/periodic';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { type DataPage, DataParts } from '@diwan/service-kit/data-parts/data-parts';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataCopyRepository } from './data-copy.repository.js';
import type { DataCopyRecord } from './data-copy.schema.js';

const DAY = 86_400_000;
/** How long a copy can be downloaded. */
const AVAILABLE_MS = 7 * DAY;
/** A copy that could not be finished in this time is given up, and the person asks again. */
const PATIENCE_MS = DAY;
/** While a service is away, its part is asked for again after so many milliseconds. */
const RETRY_MS = 10_000;
const PAUSE = 1000;
const BATCH = 50;

/**
 * Gathers copies of people's data, page by page: what is there stays there, and whoever finds a copy that nobody works on goes on with it
 * (PORT-08). Ends copies whose time is over.
 */
@Injectable()
export class GatherCopies implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly rounds: Periodic;

  constructor(
    private readonly copies: DataCopyRepository,
    private readonly parts: DataParts,
    private readonly rpc: RpcClient,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {
    this.rounds = new Periodic({
      pause: PAUSE,
      round: (isStopped) => this.run(isStopped),
      failed: (error) => log.warn('data-copies.stalled', { error }),
    });
  }

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.rounds.stop();
  }

  /** Works on every copy that waits, and lets go of those whose time is over. */
  async run(isStopped: () => boolean = () => false): Promise<void> {
    await this.expire();
    for (let copy = await this.next(); copy !== null && !isStopped(); copy = await this.next())
      await this.gather(copy, isStopped);
  }

  private next(): Promise<DataCopyRecord | null> {
    return this.copies.claim(this.clock.now());
  }

  private async gather(claimed: DataCopyRecord, isStopped: () => boolean): Promise<void> {
    let copy: DataCopyRecord | null = claimed;
    while (copy !== null && !isStopped()) {
      const waiting = copy.parts.find(({ done }) => !done);
      if (waiting === undefined) return this.finish(copy);
      const page = await this.ask(copy, waiting);
      if (page === null) return this.wait(copy);
      copy = await this.keep(copy, { part: waiting.part, page: waiting.pages, ...page });
    }
  }

  /** Null: the part cannot be had now. */
  private async ask(
    { personId }: DataCopyRecord,
    { part, after }: DataCopyRecord['parts'][number],
  ): Promise<DataPage | null> {
    const holder = DATA_PARTS[part];
    const question = { personId: personId.toHexString(), part, after };
    try {
      if (holder === 'identity') return await this.parts.page(part, question.personId, after);
      return await this.rpc.ask(DATA_OF_PERSON[holder], question, { timeoutMs: 10_000 });
    } catch (fault) {
      const away = fault instanceof DomainError && fault.code === 'UNAVAILABLE';
      this.log.write(away ? 'info' : 'error', 'data-copy.part-missing', { part, error: fault });
      return null;
    }
  }

  private keep(copy: DataCopyRecord, page: Parameters<DataCopyRepository['keep']>[1]): Promise<DataCopyRecord | null> {
    return this.inTransaction.run((session) => this.copies.keep(copy, page, this.clock.now(), session));
  }

  private async wait(copy: DataCopyRecord): Promise<void> {
    const now = this.clock.now().getTime();
    if (now - copy.askedAt.getTime() < PATIENCE_MS) return this.copies.postpone(copy, new Date(now + RETRY_MS));
    this.log.error('data-copy.given-up', { copyId: copy._id.toHexString() });
    await this.inTransaction.run(async (session) => {
      if (await this.copies.giveUp(copy, session)) await this.note('data-copy.failed', copy, session);
    });
  }

  private async finish(copy: DataCopyRecord): Promise<void> {
    const until = new Date(this.clock.now().getTime() + AVAILABLE_MS);
    await this.inTransaction.run(async (session) => {
      if (!(await this.copies.finish(copy, until, session))) return;
      await this.note('data-copy.ready', copy, session);
      const [copyId, personId] = [copy._id.toHexString(), copy.personId.toHexString()];
      await this.outbox.add(DataCopyReadyV1, { copyId, personId, until: until.toISOString() }, session);
    });
  }

  private async expire(): Promise<void> {
    for (const copy of await this.copies.over(this.clock.now(), BATCH))
      await this.inTransaction.run(async (session) => {
        if (await this.copies.expire(copy, session)) await this.note('data-copy.expired', copy, session);
      });
  }

  private note(
    action: string,
    { personId }: DataCopyRecord,
    session: Parameters<AuditLog['record']>[1],
  ): Promise<void> {
    const line = { action, subject: 'person', subjectId: personId.toHexString(), caller: { personId: null } };
    return this.audit.record(line, session);
  }
}
