import type { Conversation, StaffMessage } from '@diwan/contracts/messages/conversations/http';
import type { OwnConversation, OwnMessage } from '@diwan/contracts/messages/conversations/own.http';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { CaseTitles } from './case-titles.js';
import type { ConversationRecord, MessageRecord } from './conversation.schema.js';
import { type Names, toOwnMessage, toStaffMessage } from './message.presenter.js';
import { WhatsappSide } from './whatsapp-side.js';

type Titles = ReadonlyMap<string, string>;

/** Conversations and messages as each side reads them. What is asked of others is asked before; `shown…` asks nothing. */
@Injectable()
export class ConversationViews {
  constructor(
    private readonly people: People,
    private readonly caseTitles: CaseTitles,
    private readonly whatsappSide: WhatsappSide,
  ) {}

  async own(records: readonly ConversationRecord[]): Promise<z.infer<typeof OwnConversation>[]> {
    const titles = await this.caseTitles.of(records.map(({ caseId }) => caseId));
    return records.map((record) => shownToClient(record, titles));
  }

  async ownOne(record: ConversationRecord): Promise<z.infer<typeof OwnConversation>> {
    return shownToClient(record, await this.caseTitles.of([record.caseId]));
  }

  async staff(records: readonly ConversationRecord[]): Promise<z.infer<typeof Conversation>[]> {
    const ids = records.flatMap(({ personId, assigneeId }) => [personId, ...(assigneeId ? [assigneeId] : [])]);
    const [names, titles] = await Promise.all([
      this.people.namesOf(ids),
      this.caseTitles.of(records.map(({ caseId }) => caseId)),
    ]);
    return records.map((record) => shownToStaff(record, names, titles));
  }

  /** What answers of deeds are made of: the names of all who may be in it, and the title of its case. */
  async known(
    { personId, assigneeId, caseId }: Pick<ConversationRecord, 'personId' | 'assigneeId' | 'caseId'>,
    ...more: string[]
  ): Promise<{ names: Names; titles: Titles }> {
    const [names, titles] = await Promise.all([
      this.people.namesOf([personId, ...(assigneeId ? [assigneeId] : []), ...more]),
      this.caseTitles.of([caseId]),
    ]);
    return { names, titles };
  }

  async ownMessages(messages: readonly MessageRecord[], reader: string): Promise<z.infer<typeof OwnMessage>[]> {
    const names = await this.people.namesOf(authorsOf(messages));
    return messages.map((message) => toOwnMessage(message, reader, names));
  }

  async staffMessages(
    conversation: ConversationRecord,
    messages: readonly MessageRecord[],
  ): Promise<z.infer<typeof StaffMessage>[]> {
    const [names, deliveries] = await Promise.all([
      this.people.namesOf(authorsOf(messages)),
      this.whatsappSide.deliveries(conversation, messages),
    ]);
    return messages.map((message) => toStaffMessage(message, names, deliveries.get(String(message._id)) ?? null));
  }
}

const authorsOf = (messages: readonly MessageRecord[]): string[] =>
  messages.flatMap(({ authorId }) => (authorId ? [authorId] : []));

const common = ({ _id, caseId, state, lastAt, lastText, lastBy }: ConversationRecord, titles: Titles) => ({
  id: String(_id),
  case: caseId === null ? null : { id: caseId, title: titles.get(caseId) ?? '' },
  state,
  lastAt: lastAt.toISOString(),
  lastText,
  lastBy,
});

/** A conversation for its client. */
export const shownToClient = (record: ConversationRecord, titles: Titles): z.infer<typeof OwnConversation> => ({
  ...common(record, titles),
  unread: record.unreadByClient,
});

/** A conversation for staff. */
export function shownToStaff(record: ConversationRecord, names: Names, titles: Titles): z.infer<typeof Conversation> {
  const { personId, assigneeId, unreadByStaff, version } = record;
  return {
    ...common(record, titles),
    person: { id: personId, name: names.get(personId) ?? '' },
    assignee: assigneeId ? { id: assigneeId, name: names.get(assigneeId) ?? '' } : null,
    unread: unreadByStaff,
    version,
  };
}
