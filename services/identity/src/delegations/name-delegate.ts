import type { InputOf } from '@diwan/contracts/http/endpoint';
import { DelegateNamedV1 } from '@diwan/contracts/people/delegations/events';
import type { Delegation, nameDelegate } from '@diwan/contracts/people/delegations/http';
import { normalisePhone } from '@diwan/contracts/shared/phone-plan';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { isPersonalNumber } from '@diwan/service-kit/http/phone-kind';
import { RateLimiter } from '@diwan/service-kit/http/rate-limit';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { CaseTeamRepository } from '../clients/case-team.repository.js';
import { PersonRepository } from '../persons/person.repository.js';
import { toDelegation } from './delegation.presenter.js';
import { DelegationRepository, type NewDelegation } from './delegation.repository.js';
import { endOfDay, faultOfLastDay, MOST_DELEGATES } from './delegation.rules.js';

/** Each naming is a message to a number that the client typed, with a name that the client typed: named and ended again, it would be a relay. */
const NAMED_A_DAY = { name: 'delegates-named', limit: 20, windowSeconds: 24 * 3600 };

type Typed = InputOf<typeof nameDelegate>['body'];

/** A client names somebody who may look at parts of their file (PORT-10). */
@Injectable()
export class NameDelegate {
  constructor(
    private readonly delegations: DelegationRepository,
    private readonly people: PersonRepository,
    private readonly teams: CaseTeamRepository,
    private readonly limiter: RateLimiter,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Only for the client's own file. Throws FORBIDDEN for delegates (who name nobody) and for people without a file, VALIDATION,
   * TOO_MANY_REQUESTS; its deed DUPLICATE for a phone that is named already.
   */
  async run(caller: SignedInCaller, typed: Typed): Promise<Deed<Delegation>> {
    if (caller.actingFor) throw new DomainError('FORBIDDEN');
    const now = this.clock.now();
    const client = await this.people.findById(caller.personId);
    if (!client?.client) throw new DomainError('FORBIDDEN');
    const fields = await this.checked(typed, client, now);
    await this.limiter.take(NAMED_A_DAY, caller.personId);
    return { commit: async (session) => toDelegation(await this.write(caller, fields, now, session), now) };
  }

  private async checked(
    typed: Typed,
    client: { _id: NewDelegation['clientId']; phone: string },
    now: Date,
  ): Promise<NewDelegation> {
    const { name, relation, language, scopes, caseIds, lastDay } = typed;
    const phone = normalisePhone(typed.phone);
    const own = caseIds === null ? [] : await this.teams.casesOf(client._id);
    const dayFault = faultOfLastDay(lastDay, now);
    const fieldErrors: Record<string, string> = {
      ...((phone === null || !isPersonalNumber(phone)) && { phone: 'invalid_phone' }),
      ...(phone === client.phone && { phone: 'own_phone' }),
      ...(dayFault && { lastDay: dayFault }),
      ...(caseIds?.some((id) => !own.includes(id)) && { caseIds: 'unknown_case' }),
    };
    if (phone === null || Object.keys(fieldErrors).length > 0) throw new DomainError('VALIDATION', { fieldErrors });
    return {
      clientId: client._id,
      phone,
      name,
      relation,
      language,
      scopes: [...new Set(scopes)],
      caseIds: caseIds && [...new Set(caseIds)],
      lastDay,
      endsAt: endOfDay(lastDay),
      createdAt: now,
    };
  }

  private async write(caller: SignedInCaller, fields: NewDelegation, now: Date, session: ClientSession) {
    const live = await this.delegations.liveOf(caller.personId, now, session);
    if (live.some(({ phone }) => phone === fields.phone))
      throw new DomainError('DUPLICATE', { fieldErrors: { phone: 'named_already' } });
    if (live.length >= MOST_DELEGATES)
      throw new DomainError('VALIDATION', { fieldErrors: { phone: 'too_many_delegates' } });
    const record = await this.delegations.insert(fields, session);
    const subjectId = record._id.toHexString();
    const { clientId, ...after } = fields;
    const line = { action: 'delegate.named', subject: 'delegation', subjectId };
    await this.audit.record({ ...line, after: { ...after, clientId: caller.personId }, caller }, session);
    await this.outbox.add(DelegateNamedV1, { delegationId: subjectId, clientId: caller.personId }, session);
    return record;
  }
}
