import { DataParts, dataRow } from '@diwan/service-kit/data-parts/data-parts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CaseTitles } from './case-titles.js';
import { ConversationRepository } from './conversation.repository.js';
import { MessageRepository } from './message.repository.js';

/** Messages of a page, and where the next begins. */
const PAGE = 100;

/** What a client and the firm wrote to each other, in a copy of the client's data (PORT-08): never what staff noted. */
@Injectable()
export class DataOfConversations implements OnModuleInit {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
    private readonly caseTitles: CaseTitles,
    private readonly parts: DataParts,
  ) {}

  onModuleInit(): void {
    this.parts.add('conversations', async (personId, after) => {
      const all = (await this.conversations.ofPerson(personId)).sort((a, b) =>
        String(a._id) < String(b._id) ? -1 : 1,
      );
      const [id, before] = (after ?? '').split(' ');
      const at = Math.max(
        0,
        all.findIndex(({ _id }) => String(_id) === id),
      );
      const conversation = all[at];
      if (!conversation) return { rows: [], next: null };
      const { items, hasEarlier } = await this.messages.someForClient(conversation._id, { before, limit: PAGE });
      const titles = await this.caseTitles.of([conversation.caseId]);
      const rows = items
        .filter(({ by }) => by !== 'system')
        .map(({ text, attachments, channel, sentAt, readAt }) =>
          dataRow({
            ...{ case: titles.get(conversation.caseId ?? ''), message: text, channel },
            fileName: attachments.map(({ fileName }) => fileName).join(', '),
            ...{ sentAt: sentAt.toISOString(), readAt: readAt?.toISOString() },
          }),
        );
      const following = all[at + 1];
      const more = hasEarlier ? `${id || String(conversation._id)} ${String(items[0]?._id)}` : null;
      return { rows, next: more ?? (following ? String(following._id) : null) };
    });
  }
}
