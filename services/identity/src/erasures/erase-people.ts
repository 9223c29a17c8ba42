import { ClientChangedV1 } from '@diwan/contracts/people/clients/events';
import { PersonErasedV1, SubscriberErasedV1 } from '@diwan/contracts/people/erasures/events';
import { Clock } from '@diwan/service-kit/app/clock';
import { Log } from '@diwan/service-kit/app/log';
import { Periodic } from '@diwan/service-kit/app/periodic';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { CaseTeamRepository } from '../clients/case-team.repository.js';
import { DelegationRepository } from '../delegations/delegation.repository.js';
import { SessionsOfDelegate } from '../delegations/sessions-of-delegate.js';
import { KnownDevices } from '../devices/known-devices.js';
import { SessionStore } from '../sessions/session.store.js';
import { ErasedPeople } from './erased-people.js';
import { ERASURE_MOVES } from './erasure.machine.js';
import { ErasureRepository } from './erasure.repository.js';
import type { ErasureRecord } from './erasure.schema.js';
import { goesWhole } from './erasure-plan.rules.js';
import { ErasurePlans } from './erasure-plans.js';
import { SubscriptionsOfPerson } from './subscriptions-of-person.js';

const PAUSE = 60_000;
const BATCH = 20;

/**
 * Does what was granted once the time to think again is over. What has to stay is asked anew then: a case may have been opened since. While
 * a service cannot say, nothing is erased and the next round asks again.
 */
@Injectable()
export class ErasePeople implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly rounds: Periodic;

  constructor(
    private readonly erasures: ErasureRepository,
    private readonly plans: ErasurePlans,
    private readonly erased: ErasedPeople,
    private readonly subscriptions: SubscriptionsOfPerson,
    private readonly teams: CaseTeamRepository,
    private readonly delegations: DelegationRepository,
    private readonly delegates: SessionsOfDelegate,
    private readonly devices: KnownDevices,
    private readonly sessions: SessionStore,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    log: Log,
  ) {
    this.rounds = new Periodic({
      pause: PAUSE,
      round: () => this.run(),
      failed: (error) => log.warn('erasures.stalled', { error }),
    });
  }

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.rounds.stop();
  }

  async run(): Promise<void> {
    for (const erasure of await this.erasures.due(this.clock.now(), BATCH)) await this.erase(erasure);
  }

  private async erase(erasure: ErasureRecord): Promise<void> {
    const personId = erasure.personId.toHexString();
    const [plan, delegations] = await Promise.all([this.plans.of(personId), this.delegations.ofClient(personId)]);
    const whole = goesWhole(plan);
    const addresses = await this.subscriptions.addresses(personId);
    const subscribed = { addresses, ids: await this.subscriptions.ids(addresses) };
    await this.inTransaction.run((session) => this.write(erasure, { whole, subscribed }, session));
    await this.sessions.endAll(personId);
    const endedAt = this.clock.now();
    if (whole) for (const ended of delegations) await this.delegates.bringInStep({ ...ended, endedAt });
  }

  private async write(
    erasure: ErasureRecord,
    { whole, subscribed }: { whole: boolean; subscribed: { addresses: string[]; ids: string[] } },
    session: ClientSession,
  ): Promise<void> {
    const personId = erasure.personId.toHexString();
    // A case that was opened since the other service was asked is known here by its event.
    if (whole && (await this.teams.hasCases(erasure.personId, session))) throw new DomainError('CONFLICT');
    // So is another address that they proved since; the next round asks for its subscription.
    const addresses = await this.subscriptions.addresses(personId, session);
    if (addresses.join() !== subscribed.addresses.join()) throw new DomainError('CONFLICT');
    // Their words go too; somebody who thought again meanwhile keeps everything.
    if (!(await this.erasures.move(erasure, ERASURE_MOVES.finish, { reason: '' }, session))) return;
    const gone = await this.erased.clear(erasure.personId, whole, session);
    await this.devices.forget(personId, session);
    const line = { action: 'person.erased', subject: 'person', subjectId: personId, caller: { personId: null } };
    await this.audit.record({ ...line, after: { state: whole ? 'whole' : 'contact' } }, session);
    const erased = new Set([personId, ...gone.map((id) => id.toHexString())]);
    for (const one of erased) await this.outbox.add(PersonErasedV1, { personId: one }, session);
    for (const subscriptionId of subscribed.ids) await this.outbox.add(SubscriberErasedV1, { subscriptionId }, session);
    if (!whole) await this.outbox.add(ClientChangedV1, { clientId: personId }, session);
  }
}
