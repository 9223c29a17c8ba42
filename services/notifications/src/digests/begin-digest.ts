import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import type { DigestOutcome } from '@diwan/contracts/site/digests/http';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import type { DigestWindow } from '../kinds/digest-facts.js';
import { DigestRepository } from './digest.repository.js';
import { DigestAudience } from './digest-audience.js';
import { dayToBegin, windowAfter } from './digest-day.rules.js';

/** Begins the digest of a day, by the clock or by hand. Whoever is first begins it; the row of the day decides (D-071). */
@Injectable()
export class BeginDigest {
  constructor(
    private readonly digests: DigestRepository,
    private readonly audience: DigestAudience,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** What a digest that begins now would be about. */
  async windowNow(): Promise<DigestWindow> {
    const now = this.clock.now();
    const before = await this.digests.lastBefore(beirutDate(now));
    return windowAfter(before && { day: before._id, until: before.until.toISOString() }, now);
  }

  /** At eight, or as soon after as somebody can; in the afternoon no more. */
  async byClock(): Promise<void> {
    if (dayToBegin(this.clock.now()) === null) return;
    const window = await this.windowNow();
    await this.inTransaction.run((session) => this.digests.begin(window, null, session));
  }

  /** Nobody knows whether the clock was heard this morning. Where there never was a digest, the first one comes tomorrow. */
  async afterLoss(): Promise<void> {
    if ((await this.digests.lastBefore(beirutDate(this.clock.now()))) !== null) await this.byClock();
  }

  /** Somebody pressed the button. Throws UNAVAILABLE. */
  async byHand(caller: SignedInCaller): Promise<DigestOutcome> {
    const window = await this.windowNow();
    const today = await this.digests.ofDay(window.day);
    if (today && (today.stage === 'owing' || today.owed > 0)) return 'already';
    if (!(await this.audience.hasAny(window))) return 'nothing';
    return this.inTransaction.run(async (session) => {
      if (!(await this.digests.begin(window, caller.personId, session))) return 'already';
      const subject = { subject: 'digest', subjectId: window.day };
      await this.audit.record({ action: 'digest.sent', ...subject, caller }, session);
      return 'begun';
    });
  }
}
