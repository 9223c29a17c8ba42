import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import type { AuthMode, verifyCode } from '@diwan/contracts/people/sign-in/http';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { type Arrival, Welcome } from '../arrivals/welcome.js';
import { MergedSignIns } from '../persons/merged-sign-ins.js';
import type { PersonRecord } from '../persons/person.schema.js';
import { TicketRepository } from './ticket.repository.js';

/** Answer to a proven phone, with the cookies of the session if one was opened. */
export interface SignInResult {
  answer: ResponseOf<typeof verifyCode>;
  cookies: string[];
}

/**
 * Lets in whoever has proven a phone, however they did. Whichever mode the person chose, one proof is enough (D-007): somebody known is
 * signed in, somebody new gets a ticket for the details step. Only here, after the proof, is it told whether there is an account (D-008).
 */
@Injectable()
export class AdmitPhone {
  constructor(
    private readonly signIns: MergedSignIns,
    private readonly tickets: TicketRepository,
    private readonly welcome: Welcome,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** `phone` is E.164 and proven by the caller. */
  async run(phone: string, mode: AuthMode, arrival: Arrival): Promise<SignInResult> {
    const signingIn = await this.signIns.whoSignsIn(phone);
    if (signingIn === null) {
      const ticket = await this.tickets.issue(phone, this.clock.now());
      const notice = mode === 'sign-in' ? 'ACCOUNT_NOT_FOUND' : null;
      return { answer: { outcome: 'details-needed', ticket, phone, notice }, cookies: [] };
    }
    const { person, throughId } = signingIn;
    const { device, cookie } = this.welcome.deviceOf(arrival);
    await this.inTransaction.run(async (session) => {
      const byOwnPhone = throughId === null;
      if (byOwnPhone) await this.noteClaim(person, arrival, session);
      await this.welcome.note(person, { device, byOwnPhone }, arrival, session);
    });
    const { person: shown, cookies } = await this.welcome.open(person, arrival, cookie, { throughId });
    const notice = mode === 'sign-up' ? 'ACCOUNT_EXISTS' : null;
    return { answer: { outcome: 'signed-in', person: shown, notice }, cookies };
  }

  /** The first proof of a phone that staff had entered makes its client's cases visible, so it is noted as such (D-018). */
  private async noteClaim(person: PersonRecord, { caller }: Arrival, session: ClientSession): Promise<void> {
    if (person.verifiedAt !== null) return;
    const subjectId = person._id.toHexString();
    await this.audit.record({ action: 'person.claimed', subject: 'person', subjectId, caller }, session);
  }
}
