import { ShareDecidedV1 } from '@diwan/contracts/matters/share-requests/events';
import { shareRequestNotice } from '@diwan/contracts/matters/share-requests/questions';
import { Id } from '@diwan/contracts/shared/id';
import * as z from 'zod/mini';
import { on, toPeople } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

/** "We decided about your request" (D-089), to the client; what was decided stands behind the sign-in. */
export default noticeToPerson({
  family: 'share_decided',
  topic: 'document',
  urgency: URGENCY.client,
  waitsForMorning: true,
  facts: z.object({ requestId: Id }),
  on: [on(ShareDecidedV1, ({ requestId, clientId }) => toPeople([clientId], { requestId }))],
  async compose({ requestId }, { language }, { rpc, link }) {
    const request = await rpc.ask(shareRequestNotice, { requestId });
    if (!request) return { drop: 'cancelled', reason: 'request_gone' };
    return { template: 'share_decided', variables: { link: link(request.clientPath, language) } };
  },
  templates: {
    share_decided: {
      category: 'utility',
      variables: ['link', 'firm'],
      subject: { en: 'Your request about a document was decided', ar: 'صدر القرار في طلبك بشأن مستند' },
      body: {
        en: 'We decided about your request to share a document. You can see the answer here after signing in: {{link}} — {{firm}}.',
        ar: 'اتخذنا القرار في طلبك لمشاركة مستند. يمكنك الاطلاع على الجواب هنا بعد تسجيل الدخول: {{link}} — {{firm}}.',
      },
    },
  },
});
