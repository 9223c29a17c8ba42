import type { ReceivedMessage } from '@diwan/contracts/messages/received-messages/questions';
import { Clock } from '@diwan/service-kit/app/clock';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { OfficeHours } from '../office/office-hours.js';
import { ConversationRepository } from './conversation.repository.js';
import { FetchReceivedFile } from './fetch-received-file.js';
import { LiveConversations } from './live-conversations.js';
import { opensNext } from './opening.rules.js';
import { type Appended, WriteMessage } from './write-message.js';

/** Stands for what came without words and cannot be kept, such as a voice message: it is heard in WhatsApp. */
const NO_WORDS = '📎';

/** What a client wrote by WhatsApp lands where they write with us already: in their latest open conversation, else in one about no case. */
@Injectable()
export class LandMessage {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly writeMessage: WriteMessage,
    private readonly fetchFile: FetchReceivedFile,
    private readonly hours: OfficeHours,
    private readonly live: LiveConversations,
    private readonly clock: Clock,
  ) {}

  /** Fetches its files; `commit` writes, `after` tells those who look on. Throws UNAVAILABLE. */
  async prepare(
    personId: string,
    received: ReceivedMessage,
  ): Promise<{ commit(session: ClientSession): Promise<void>; after(): Promise<void> }> {
    const attachments = await this.filesOf(personId, received);
    const text = received.text || (attachments.length > 0 ? '' : NO_WORDS);
    const opensAt = opensNext(this.clock.now(), await this.hours.current());
    let landed: Appended | undefined;
    return {
      commit: async (session) => {
        const own = await this.conversations.ofPerson(personId, session);
        const [latest] = own
          .filter(({ state }) => state === 'open')
          .sort((a, b) => Number(b.lastAt) - Number(a.lastAt));
        const none = { personId, caseId: null, team: [] };
        const conversation = latest ?? (await this.conversations.begin(none, this.clock.now(), session));
        const by = { authorId: personId, written: { text, attachments }, receivedId: received.id };
        landed = await this.writeMessage.byClient(conversation, by, opensAt, session);
      },
      after: async () => {
        if (landed) await this.live.tell(landed.conversation);
      },
    };
  }

  private async filesOf(personId: string, { id, media }: ReceivedMessage): Promise<string[]> {
    const files: string[] = [];
    for (const one of media) {
      const file = await this.fetchFile.run(personId, id, one);
      if (file !== null) files.push(file);
    }
    return files;
  }
}
