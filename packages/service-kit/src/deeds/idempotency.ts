import { createHash, randomUUID } from 'node:crypto';
import type { Endpoint } from '@diwan/contracts/http/endpoint';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Request } from 'express';
import { type Model, Schema } from 'mongoose';
import { Clock } from '../app/clock.js';
import { Log } from '../app/log.js';
import type { SignedInCaller, Visitor } from '../http/caller.js';
import { DomainError, isDuplicateKey } from '../http/domain-error.js';
import { whitelist } from '../http/validation.js';
import { InTransaction } from '../store/database.js';
import type { Deed } from './deed.js';

/** Kept for 72 hours: longer than any client repeats by itself. */
const KEPT_SECONDS = 72 * 3600;
const KEY = /^[\x21-\x7e]{1,255}$/;

interface IdempotencyRow {
  _id: string;
  requestHash: string;
  /** Which attempt works on it; an attempt that lost its lease cannot finish. */
  owner: string;
  state: 'running' | 'done';
  leaseUntil: Date;
  body: unknown;
  createdAt: Date;
}

export const idempotencySchema = new Schema<IdempotencyRow>(
  {
    _id: { type: String, required: true },
    requestHash: { type: String, required: true },
    owner: { type: String, required: true },
    state: { type: String, enum: ['running', 'done'], required: true },
    leaseUntil: { type: Date, required: true },
    body: { type: Schema.Types.Mixed, default: null },
    createdAt: { type: Date, required: true },
  },
  { collection: 'idempotency_keys', versionKey: false, minimize: false },
);
// Forgets old keys.
idempotencySchema.index({ createdAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });

const digest = (...parts: string[]): string => createHash('sha256').update(parts.join('\n')).digest('hex');

interface IdempotentRequest {
  endpoint: Endpoint;
  request: Request;
  caller: SignedInCaller | Visitor | undefined;
  input: unknown;
}

/**
 * Makes endpoints that change something safe to repeat. What the handler asks, it asks outside of any transaction; its deed and the
 * record of its answer share one: either both exist or neither, so a repeated key gets the first answer even when the service died
 * between commit and response. Errors are not recorded; the key may be used again.
 */
@Injectable()
export class Idempotency {
  /** An attempt that died is given up after this, in milliseconds; one that is still asking renews its lease at a third of it. */
  lease = 30_000;

  constructor(
    @InjectModel('IdempotencyKey') private readonly rows: Model<IdempotencyRow>,
    private readonly inTransaction: InTransaction,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /**
   * Prepares and writes unless the request's key was answered before, and returns the whitelisted answer, and whether it is that of an
   * earlier attempt. `prepare` runs once at most.
   * What its deed does after the commit cannot undo it, so a failure there is logged only.
   */
  async once(
    idempotent: IdempotentRequest,
    prepare: () => Promise<Deed<unknown>>,
  ): Promise<{ body: unknown; isReplay: boolean }> {
    const { id, requestHash } = this.identify(idempotent);
    const owner = randomUUID();
    const earlier = await this.claim(id, requestHash, owner);
    if (earlier) return { body: earlier.body ?? undefined, isReplay: true };
    try {
      const deed = await this.renewing(id, owner, prepare);
      const { result, body } = await this.inTransaction.run(async (session) => {
        const result = await deed.commit(session);
        const body = whitelist(idempotent.endpoint, result);
        const done = await this.rows.updateOne(
          { _id: id, owner, state: 'running' },
          { $set: { state: 'done', body: body ?? null } },
          { session },
        );
        if (done.modifiedCount !== 1) throw new DomainError('IN_PROGRESS', { retryAfterSeconds: 1 });
        return { result, body };
      });
      await deed.after?.(result).catch((error: unknown) => this.log.error('deed.after-failed', { error }));
      return { body, isReplay: false };
    } catch (error) {
      await this.rows.deleteOne({ _id: id, owner, state: 'running' }).catch(() => {});
      throw error;
    }
  }

  /** Keeps the lease of an attempt while it asks others, however long they take. */
  private async renewing<Result>(id: string, owner: string, work: () => Promise<Result>): Promise<Result> {
    let renewal: Promise<unknown> = Promise.resolve();
    const timer = setInterval(() => {
      const leaseUntil = new Date(this.clock.now().getTime() + this.lease);
      // An attempt that could not renew may lose its key to another one; then its commit is refused.
      renewal = this.rows.updateOne({ _id: id, owner, state: 'running' }, { $set: { leaseUntil } }).catch(() => {});
    }, this.lease / 3);
    try {
      return await work();
    } finally {
      clearInterval(timer);
      await renewal;
    }
  }

  private identify({ endpoint, request, caller, input }: IdempotentRequest): { id: string; requestHash: string } {
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string' || !KEY.test(key)) throw new DomainError('IDEMPOTENCY_KEY_REQUIRED');
    const who = caller?.personId ?? `visitor ${caller?.address}`;
    return {
      id: digest(who, `${endpoint.method} ${endpoint.path}`, key),
      requestHash: digest(JSON.stringify(input)),
    };
  }

  /** Takes the key, or returns the finished row, or throws IDEMPOTENCY_MISMATCH or IN_PROGRESS. */
  private async claim(id: string, requestHash: string, owner: string): Promise<IdempotencyRow | null> {
    const now = this.clock.now();
    const leaseUntil = new Date(now.getTime() + this.lease);
    try {
      await this.rows.create({ _id: id, requestHash, owner, state: 'running', leaseUntil, createdAt: now });
      return null;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    const row = await this.rows.findById(id).lean<IdempotencyRow>();
    if (row && row.requestHash !== requestHash) throw new DomainError('IDEMPOTENCY_MISMATCH');
    if (row?.state === 'done') return row;
    if (row && row.leaseUntil <= now) {
      const taken = await this.rows.updateOne(
        { _id: id, owner: row.owner, state: 'running' },
        { $set: { owner, leaseUntil } },
      );
      if (taken.modifiedCount === 1) return null;
    }
    throw new DomainError('IN_PROGRESS', { retryAfterSeconds: 1 });
  }
}
