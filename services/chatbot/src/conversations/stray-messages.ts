import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  RECEIVED_KEPT_DAYS,
  type ReceivedMessage,
  receivedMessage,
} from '@diwan/contracts/messages/received-messages/questions';
import type { listStrayMessages } from '@diwan/contracts/messages/stray-messages/http';
import { can } from '@diwan/contracts/shared/permission';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { LandMessage } from './land-message.js';
import { StrayMessageRepository } from './stray-message.repository.js';
import type { StrayMessageRecord } from './stray-message.schema.js';

const DAY = 24 * 3_600_000;

/** What is done with messages that are nobody's, by whoever takes in requests: somebody says whose one is, or that it is for nobody. */
@Injectable()
export class StrayMessages {
  constructor(
    private readonly strays: StrayMessageRepository,
    private readonly landMessage: LandMessage,
    private readonly people: People,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly rpc: RpcClient,
  ) {}

  /** Throws UNAVAILABLE: what they say is asked of notifications. */
  async list(query: InputOf<typeof listStrayMessages>['query']): Promise<ResponseOf<typeof listStrayMessages>> {
    const page = await this.strays.page(query);
    const received = await Promise.all(page.items.map((stray) => this.receivedOf(stray)));
    const people = await this.people.known(received.flatMap((one) => one?.personIds ?? []));
    const items = page.items.flatMap(({ _id, at }, index) => {
      const one = received[index];
      // Forgotten a moment before its row.
      if (!one) return [];
      const candidates = one.personIds.flatMap((id) => {
        const person = people.get(id);
        return person?.isClient ? [{ id, name: person.name }] : [];
      });
      const kept = { receivedAt: at.toISOString(), keptUntil: keptUntil(at) };
      return [{ id: String(_id), from: one.from, text: one.text, files: one.media.length, ...kept, candidates }];
    });
    return { ...page, items };
  }

  /**
   * Throws NOT_FOUND for who is no client, for what does not wait any more and, to who may read no clients, for whom it cannot be of by its
   * number; UNAVAILABLE.
   */
  async place(caller: SignedInCaller, id: string, personId: string): Promise<Deed<void>> {
    if (!(await this.people.known([personId])).get(personId)?.isClient) throw new DomainError('NOT_FOUND');
    const stray = await this.one(id);
    const received = await this.receivedOf(stray);
    const mayBe = can(caller.roles, 'client:read') || received?.personIds.includes(personId);
    if (!received || !mayBe) throw new DomainError('NOT_FOUND');
    const landing = await this.landMessage.prepare(personId, received);
    return {
      commit: async (session) => {
        if (!(await this.strays.settle(stray._id, session))) throw new DomainError('NOT_FOUND');
        await landing.commit(session);
        const subject = { subject: 'stray-message', subjectId: id };
        await this.audit.record({ action: 'stray-message.placed', ...subject, after: { personId }, caller }, session);
      },
      after: () => landing.after(),
    };
  }

  /** Throws NOT_FOUND. */
  async dismiss(caller: SignedInCaller, id: string): Promise<void> {
    const { _id } = await this.one(id);
    await this.inTransaction.run(async (session) => {
      if (!(await this.strays.settle(_id, session))) throw new DomainError('NOT_FOUND');
      const subject = { subject: 'stray-message', subjectId: id };
      await this.audit.record({ action: 'stray-message.dismissed', ...subject, caller }, session);
    });
  }

  private async one(id: string): Promise<StrayMessageRecord> {
    const stray = await this.strays.find(id);
    if (!stray) throw new DomainError('NOT_FOUND');
    return stray;
  }

  private receivedOf({ receivedMessageId }: StrayMessageRecord): Promise<ReceivedMessage | null> {
    return this.rpc.ask(receivedMessage, { receivedMessageId });
  }
}

const keptUntil = (at: Date): string => new Date(at.getTime() + RECEIVED_KEPT_DAYS * DAY).toISOString();
