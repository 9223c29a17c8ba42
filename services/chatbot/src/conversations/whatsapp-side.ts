import type { Delivery } from '@diwan/contracts/messages/conversations/conversation';
import { replyStandings, replyWindow } from '@diwan/contracts/messages/replies/questions';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type { ConversationRecord, MessageRecord } from './conversation.schema.js';

type With = Pick<ConversationRecord, 'personId' | 'lastReceivedId'>;

/** What notifications know of the WhatsApp side of conversations. While they cannot be asked, nobody is kept from writing and reading. */
@Injectable()
export class WhatsappSide {
  constructor(private readonly rpc: RpcClient) {}

  /** Until when an answer goes out by WhatsApp as text; null: not now, or nobody can say, and it waits in the portal (NOT-03). */
  async openUntil({ personId, lastReceivedId }: With): Promise<Date | null> {
    if (!lastReceivedId) return null;
    const answer = await this.unlessAway(this.rpc.ask(replyWindow, { personId }));
    return answer?.openUntil ? new Date(answer.openUntil) : null;
  }

  /** How the firm's messages that go by WhatsApp stand, by id; none while nobody can say. */
  async deliveries(
    { personId }: Pick<ConversationRecord, 'personId'>,
    messages: readonly MessageRecord[],
  ): Promise<ReadonlyMap<string, Delivery>> {
    const dedupeKeys = messages
      .filter(({ by, channel }) => by === 'firm' && channel === 'whatsapp')
      .map(({ _id }) => String(_id));
    if (dedupeKeys.length === 0) return new Map();
    const standings = await this.unlessAway(this.rpc.ask(replyStandings, { personId, dedupeKeys }));
    if (standings === null) return new Map();
    const known = new Map(standings.map(({ dedupeKey, state, by }) => [dedupeKey, { state, by }]));
    return new Map(dedupeKeys.map((key) => [key, deliveryOf(known.get(key))]));
  }

  private async unlessAway<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
    try {
      return await asked;
    } catch (fault) {
      if (fault instanceof DomainError && fault.code === 'UNAVAILABLE') return null;
      throw fault;
    }
  }
}

type Known = { state: Exclude<Delivery['state'], 'queued'> | 'waiting'; by: Delivery['by'] };

const deliveryOf = (known: Known | undefined): Delivery =>
  known === undefined || known.state === 'waiting' ? QUEUED : { state: known.state, by: known.by };

const QUEUED: Delivery = { state: 'queued', by: null };
