import { type TimeTerms, USUAL_TIME_TERMS } from '@diwan/contracts/money/time-entries/clients.http';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { DomainError, isDuplicateKey } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { TimeTermsRecord } from './time-terms.schema.js';

/** How the time of clients is shown to them and billed (BILL-14, BILL-15). */
@Injectable()
export class TimeTermsOfClients {
  constructor(
    @InjectModel('TimeTerms') private readonly terms: Model<TimeTermsRecord>,
    private readonly people: People,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
  ) {}

  /** As usual where nobody said anything else. */
  async of(clientId: string): Promise<TimeTerms> {
    return shown(await this.terms.findOne({ _id: clientId }).lean<TimeTermsRecord>());
  }

  /** Throws DomainError NOT_FOUND (no client), CONFLICT (somebody else said it meanwhile), UNAVAILABLE. */
  async set(caller: SignedInCaller, clientId: string, wanted: TimeTerms): Promise<TimeTerms> {
    const person = (await this.people.known([clientId])).get(clientId);
    if (!person?.isClient) throw new DomainError('NOT_FOUND');
    return this.inTransaction
      .run(async (session) => {
        const before = shown(await this.terms.findOne({ _id: clientId }, null, { session }).lean<TimeTermsRecord>());
        if (before.version !== wanted.version) throw new DomainError('CONFLICT');
        const after = { ...wanted, version: wanted.version + 1 };
        await this.write(clientId, after, session);
        const line = { action: 'time-terms.set', subject: 'client', subjectId: clientId };
        await this.audit.record({ ...line, before, after, caller }, session);
        return after;
      })
      .catch((fault: unknown) => {
        throw isDuplicateKey(fault) ? new DomainError('CONFLICT', { cause: fault }) : fault;
      });
  }

  private async write(
    clientId: string,
    { shown, rounding, version }: TimeTerms,
    session: ClientSession,
  ): Promise<void> {
    await this.terms.updateOne({ _id: clientId }, { $set: { shown, rounding, version } }, { upsert: true, session });
  }
}

const shown = (record: TimeTermsRecord | null): TimeTerms =>
  record ? { shown: record.shown, rounding: record.rounding, version: record.version } : USUAL_TIME_TERMS;
