import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { ClosedBooks, closeBooks } from '@diwan/contracts/money/periods/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { LedgerLock } from '../ledger/ledger-lock.js';
import type { ClosingRecord } from './closed-books.schema.js';

/** Closings that are shown. */
const SHOWN = 50;

/** Closes the books up to a day, or opens them again: who does it proves themselves anew, and says why. */
@Injectable()
export class CloseBooks {
  constructor(
    @InjectModel('Closing') private readonly closings: Model<ClosingRecord>,
    private readonly inTransaction: InTransaction,
    private readonly lock: LedgerLock,
    private readonly people: People,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Throws VALIDATION for a day to come. */
  async run(caller: SignedInCaller, { until, reason }: InputOf<typeof closeBooks>['body']): Promise<ClosedBooks> {
    const at = this.clock.now();
    if (until !== null && until > beirutDate(at))
      throw new DomainError('VALIDATION', { fieldErrors: { until: 'too_large' } });
    await this.inTransaction.run(async (session) => {
      await this.lock.close(until, session);
      await this.closings.create([{ until, reason, by: caller.personId, at }], { session });
      const line = { action: 'books.closed', subject: 'books', subjectId: 'books', caller };
      await this.audit.record({ ...line, after: { until, reason } }, session);
    });
    return this.shown();
  }

  async shown(): Promise<ClosedBooks> {
    const rows = await this.closings
      .find({ at: trusted({ $gt: new Date(0) }) })
      .sort({ at: -1 })
      .limit(SHOWN)
      .lean<ClosingRecord[]>();
    const names = await this.people.namesOf(rows.map(({ by }) => by));
    const history = rows.map(({ until, reason, by, at }) => ({
      until,
      reason,
      byName: names.get(by) ?? '',
      at: at.toISOString(),
    }));
    return { until: await this.lock.closedUntil(), history };
  }
}
