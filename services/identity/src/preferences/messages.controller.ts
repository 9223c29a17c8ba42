import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { getOwnMessages, type OwnMessages, setOwnMessages } from '@diwan/contracts/messages/preferences/http';
import { AuditLog } from '@diwan/service-kit/audit';
import { Clock } from '@diwan/service-kit/clock';
import { InTransaction } from '@diwan/service-kit/database';
import { DomainError } from '@diwan/service-kit/domain-error';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/endpoint';
import { Controller } from '@nestjs/common';
import { PersonRepository } from '../persons/person.repository.js';
import type { PersonRecord } from '../persons/person.schema.js';
import { noticesAllowed } from '../persons/person-facts.js';

/** What messages a person wants; they alone say it here (D-141). */
@Controller()
export class MessagesController {
  constructor(
    private readonly people: PersonRepository,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  @Endpoint(getOwnMessages)
  async own(@Caller() caller: SignedInCaller): Promise<ResponseOf<typeof getOwnMessages>> {
    return shown(await this.people.findById(caller.personId));
  }

  @Endpoint(setOwnMessages)
  async set(
    @Input() { body }: InputOf<typeof setOwnMessages>,
    @Caller() caller: SignedInCaller,
  ): Promise<ResponseOf<typeof setOwnMessages>> {
    const wish = { allowed: body.file, at: this.clock.now(), how: 'portal' } as const;
    return this.inTransaction.run(async (session) => {
      const person = await this.people.findById(caller.personId, session);
      if (person === null) throw new DomainError('SIGN_IN_REQUIRED');
      if (noticesAllowed(person) === wish.allowed) return shown(person);
      await this.people.setFileMessages(person._id, wish, session);
      const change = { before: { allowed: !wish.allowed }, after: { allowed: wish.allowed } };
      const subject = { subject: 'person', subjectId: caller.personId } as const;
      await this.audit.record({ action: 'person.file-messages-set', ...subject, ...change, caller }, session);
      return shown({ ...person, fileMessages: wish });
    });
  }
}

function shown(person: PersonRecord | null): OwnMessages {
  if (person === null) throw new DomainError('SIGN_IN_REQUIRED');
  return { file: { allowed: noticesAllowed(person), changedAt: person.fileMessages?.at.toISOString() ?? null } };
}
