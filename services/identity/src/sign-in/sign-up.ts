import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { signUp } from '@diwan/contracts/people/sign-in/http';
import { normalisePhone } from '@diwan/contracts/shared/phone-plan';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { DomainError, isDuplicateKey } from '@diwan/service-kit/http/domain-error';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { type Arrival, Welcome, type Welcomed } from '../arrivals/welcome.js';
import { type NewPerson, PersonRepository } from '../persons/person.repository.js';
import type { PersonRecord } from '../persons/person.schema.js';
import { TicketRepository } from './ticket.repository.js';

type Details = InputOf<typeof signUp>['body'];

/** Completes a profile for a verified phone. The new person is a contact who sees no case until the firm links one (D-018). */
@Injectable()
export class SignUp {
  constructor(
    private readonly people: PersonRepository,
    private readonly tickets: TicketRepository,
    private readonly welcome: Welcome,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Throws VALIDATION, TICKET_INVALID or ACCOUNT_EXISTS. */
  async run(details: Details, arrival: Arrival): Promise<Welcomed> {
    const whatsappNumber = normalisePhone(details.whatsappNumber);
    if (whatsappNumber === null) {
      throw new DomainError('VALIDATION', { fieldErrors: { whatsappNumber: 'invalid_phone' } });
    }
    const { device, cookie } = this.welcome.deviceOf(arrival);
    const person = await this.inTransaction
      .run(async (session) => {
        const completed = await this.complete({ ...details, whatsappNumber }, arrival, session);
        await this.welcome.note(completed, { device, byOwnPhone: true }, arrival, session);
        return completed;
      })
      .catch((error: unknown) => {
        throw isDuplicateKey(error) ? new DomainError('ACCOUNT_EXISTS', { cause: error }) : error;
      });
    return this.welcome.open(person, arrival, cookie);
  }

  private async complete(details: Details, { caller }: Arrival, session: ClientSession): Promise<PersonRecord> {
    const now = this.clock.now();
    const phone = await this.tickets.use(details.ticket, now, session);
    if (phone === null) throw new DomainError('TICKET_INVALID');
    const { firstName, lastName, whatsappNumber, email, address, language } = details;
    const name = `${firstName} ${lastName}`;
    const own: NewPerson = { phone, name, language, whatsappNumber, email, address, verifiedAt: now };
    const known = await this.people.findByPhone(phone, session);
    // Staff may have entered this phone after the code was verified: then the account is theirs already.
    if (known?.verifiedAt) throw new DomainError('ACCOUNT_EXISTS');
    if (known) await this.people.claim(known, own, session);
    const { _id } = known ?? (await this.people.create(own, now, session));
    const person = await this.people.findById(_id, session);
    if (person === null) throw new Error('A person just written is not there.');
    const subject = { subject: 'person', subjectId: _id.toHexString(), caller };
    await this.audit.record({ action: known ? 'person.claimed' : 'person.signed-up', ...subject }, session);
    return person;
  }
}
