import { ClientWaitsV1 } from '@diwan/contracts/messages/conversations/events';
import { messageNotice } from '@diwan/contracts/messages/conversations/questions';
import { Id } from '@diwan/contracts/shared/id';
import * as z from 'zod/mini';
import { on, toPeople } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

/** "A client wrote", while nobody of the firm has read it: to who takes care of it, else to the team of its case, else to who takes in requests. */
export default noticeToPerson({
  family: 'client_wrote',
  topic: 'office',
  urgency: URGENCY.promised,
  waitsForMorning: true,
  facts: z.object({ conversationId: Id, messageId: Id, caseId: z.nullable(Id) }),
  on: [
    on(ClientWaitsV1, async ({ conversationId, messageId, caseId }, { rpc, staffWith }) => {
      const message = await rpc.ask(messageNotice, { conversationId, messageId });
      if (!message?.isUnread) return [];
      const { assigneeId, readers } = message;
      const readBy = readers.length > 0 ? readers : await staffWith('lead:read');
      return toPeople(assigneeId ? [assigneeId] : readBy, { conversationId, messageId, caseId });
    }),
  ],
  about: ({ caseId }) => (caseId ? { caseId } : {}),
  async compose({ conversationId, messageId }, { language }, { rpc, link }) {
    const message = await rpc.ask(messageNotice, { conversationId, messageId });
    if (!message?.isUnread) return { drop: 'cancelled', reason: 'message_read' };
    return { template: 'client_wrote', variables: { link: link(message.staffPath, language) } };
  },
  templates: {
    client_wrote: {
      category: 'utility',
      variables: ['link', 'firm'],
      subject: { en: 'A client wrote', ar: 'رسالة من موكّل' },
      body: {
        en: 'A client wrote to us, and nobody has read it yet. The message is here: {{link}} — {{firm}}.',
        ar: 'كتب إلينا أحد الموكّلين ولم يقرأ أحد رسالته بعد. الرسالة هنا: {{link}} — {{firm}}.',
      },
    },
  },
});
