import { Id } from '@diwan/contracts/shared/id';
import * as z from 'zod/mini';
import { noticeToPerson } from '../notice-to.js';
import { hasProven } from '../proven-number.js';
import { URGENCY } from '../urgency.js';

/** Where a client reads their conversations. */
const CONVERSATION = '/client-portal/messages';

/**
 * What somebody of the firm answers in a conversation: in their own words inside the 24 hours after the client wrote, otherwise that a
 * message is waiting (NOT-03), which is also all that a number gets that was never proven. Owed by `SendReplyAnswer`, no event brings it about.
 */
export default noticeToPerson({
  family: 'reply',
  topic: null,
  channels: ['whatsapp', 'email'],
  heedsStop: true,
  urgency: URGENCY.client,
  waitsForMorning: false,
  facts: z.object({ replyId: Id, conversationId: Id }),
  on: [],
  async compose({ replyId }, person, { link, channel, replyText, isOpen }) {
    const reply = await replyText(replyId);
    if (reply === null) return { drop: 'cancelled', reason: 'text_gone' };
    const to = channel === 'whatsapp' ? (reply.to ?? undefined) : undefined;
    const number = to ?? person.whatsapp ?? person.phone;
    if (channel === 'whatsapp' && reply.text !== null && hasProven(person, number) && (await isOpen(number)))
      return { template: 'reply_text', variables: { text: reply.text }, to };
    const { name, language } = person;
    return { template: 'reply_waiting', variables: { name, link: link(CONVERSATION, language) }, to };
  },
  templates: {
    reply_text: {
      category: 'utility',
      insideWindow: true,
      variables: ['text'],
      subject: { en: 'We wrote to you', ar: 'لديك رسالة منّا' },
      body: { en: '{{text}}', ar: '{{text}}' },
    },
    reply_waiting: {
      category: 'utility',
      variables: ['name', 'link', 'firm'],
      subject: { en: 'We wrote to you', ar: 'لديك رسالة منّا' },
      body: {
        en: 'Hello {{name}}, we answered your message. You can read and answer it here after signing in: {{link}} — {{firm}}.',
        ar: 'مرحباً {{name}}، أجبنا عن رسالتك. يمكنك قراءتها والرد عليها هنا بعد تسجيل الدخول: {{link}} — {{firm}}.',
      },
    },
  },
});
