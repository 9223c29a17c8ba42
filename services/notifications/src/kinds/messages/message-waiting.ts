import { FirmWaitsV1 } from '@diwan/contracts/messages/conversations/events';
import { messageNotice } from '@diwan/contracts/messages/conversations/questions';
import { Id } from '@diwan/contracts/shared/id';
import * as z from 'zod/mini';
import { on, toPeople } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

/** "A message from us waits for you", to the client, while they have not read it. What it says stands behind the sign-in. */
export default noticeToPerson({
  family: 'message_waiting',
  topic: 'request',
  urgency: URGENCY.client,
  waitsForMorning: true,
  facts: z.object({ conversationId: Id, messageId: Id, caseId: z.nullable(Id) }),
  on: [
    on(FirmWaitsV1, ({ conversationId, messageId, caseId, personId }) =>
      toPeople([personId], { conversationId, messageId, caseId }),
    ),
  ],
  about: ({ caseId }) => (caseId ? { caseId } : {}),
  async compose({ conversationId, messageId }, { name, language }, { rpc, link }) {
    const message = await rpc.ask(messageNotice, { conversationId, messageId });
    if (!message?.isUnread) return { drop: 'cancelled', reason: 'message_read' };
    return { template: 'message_waiting', variables: { name, link: link(message.clientPath, language) } };
  },
  templates: {
    message_waiting: {
      category: 'utility',
      variables: ['name', 'link', 'firm'],
      subject: { en: 'We wrote to you', ar: 'لديك رسالة منّا' },
      body: {
        en: 'Hello {{name}}, a message from us waits for you. You can read and answer it here after signing in: {{link}} — {{firm}}.',
        ar: 'مرحباً {{name}}، لديك رسالة منّا. يمكنك قراءتها والرد عليها هنا بعد تسجيل الدخول: {{link}} — {{firm}}.',
      },
    },
  },
});
