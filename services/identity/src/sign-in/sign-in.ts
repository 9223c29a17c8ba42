import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import type { verifyCode } from '@diwan/contracts/http/identity';
import { AuditLog } from '@diwan/service-kit/audit';
import { Clock } from '@diwan/service-kit/clock';
import { InTransaction } from '@diwan/service-kit/database';
import type { Caller } from '@diwan/service-kit/endpoint';
import { Injectable } from '@nestjs/common';
import { VerifyCode } from '../codes/verify-code.js';
import { PersonRepository } from '../people/person.repository.js';
import type { PersonRecord } from '../people/person.schema.js';
import { Sessions } from '../sessions/sessions.service.js';
import { TicketRepository } from './ticket.repository.js';

/** Answer to a right code, with the cookie of the session if one was opened. */
export interface SignInResult {
  answer: ResponseOf<typeof verifyCode>;
  cookie: string | null;
}

/**
 * Signs in with a one-time code. Whichever mode the person chose, one code is enough (D-007): somebody known is signed in, somebody
 * new gets a ticket for the details step. Only here, after the right code, is it told whether there is an account (D-008).
 */
@Injectable()
export class SignIn {
  constructor(
    private readonly codes: VerifyCode,
    private readonly people: PersonRepository,
    private readonly tickets: TicketRepository,
    private readonly sessions: Sessions,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async run({ challengeId, code, mode }: InputOf<typeof verifyCode>['body'], caller: Caller): Promise<SignInResult> {
    const phone = await this.codes.run(challengeId, code, 'sign-in', caller.address);
    const person = await this.people.findByPhone(phone);
    if (person === null) {
      const ticket = await this.tickets.issue(phone, this.clock.now());
      const notice = mode === 'sign-in' ? 'ACCOUNT_NOT_FOUND' : null;
      return { answer: { outcome: 'details-needed', ticket, phone, notice }, cookie: null };
    }
    await this.record(person, caller);
    const { person: shown, cookie } = await this.sessions.open(person, caller);
    const notice = mode === 'sign-up' ? 'ACCOUNT_EXISTS' : null;
    return { answer: { outcome: 'signed-in', person: shown, notice }, cookie };
  }

  /** The first proof of a phone that staff had entered makes its client's cases visible, so it is noted as such (D-018). */
  private async record(person: PersonRecord, caller: Caller): Promise<void> {
    const now = this.clock.now();
    const subject = { subject: 'person', subjectId: person._id.toHexString(), caller };
    await this.inTransaction.run(async (session) => {
      await this.people.recordSignIn(person, now, session);
      if (person.verifiedAt === null) await this.audit.record({ action: 'person.claimed', ...subject }, session);
      await this.audit.record({ action: 'session.opened', ...subject }, session);
    });
  }
}
