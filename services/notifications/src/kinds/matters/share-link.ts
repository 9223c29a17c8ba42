import { ShareDecidedV1 } from '@diwan/contracts/matters/share-requests/events';
import { shareRequestNotice } from '@diwan/contracts/matters/share-requests/questions';
import { Id } from '@diwan/contracts/shared/id';
import * as z from 'zod/mini';
import { type Channel, on } from '../notice-kind.js';
import { noticeToVisitor } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

/** The link of an approved wish (D-089), to its named recipient, who has no account. */
export default noticeToVisitor({
  family: 'share_link',
  urgency: URGENCY.client,
  waitsForMorning: true,
  facts: z.object({ requestId: Id }),
  on: [
    on(ShareDecidedV1, async ({ requestId, approved }, { rpc }) => {
      const link = approved ? (await rpc.ask(shareRequestNotice, { requestId }))?.link : null;
      const channels: Channel[] = [
        ...(link?.phone ? ['whatsapp' as const] : []),
        ...(link?.email ? ['email' as const] : []),
      ];
      return channels.map((channel) => ({ personId: null, channel, facts: { requestId } }));
    }),
  ],
  async compose({ requestId }, { rpc, link }) {
    const request = await rpc.ask(shareRequestNotice, { requestId });
    if (!request?.link) return { drop: 'cancelled', reason: 'link_over' };
    const { name, clientName: client, language, path, phone, email } = request.link;
    const variables = { name, client, link: link(path, language) };
    return { template: 'share_link', variables, language, reach: { whatsapp: phone, email } };
  },
  templates: {
    share_link: {
      category: 'utility',
      variables: ['name', 'client', 'link', 'firm'],
      subject: { en: 'A document for you', ar: 'مستند لك' },
      body: {
        en: 'Hello {{name}}, {{client}} asked us to let you read a document. Open it here; we will send you a code to make sure that it is you: {{link}} — {{firm}}.',
        ar: 'مرحباً {{name}}، طلب {{client}} أن نتيح لك قراءة مستند. افتحه هنا وسنرسل إليك رمزاً للتأكد من هويتك: {{link}} — {{firm}}.',
      },
    },
  },
});
