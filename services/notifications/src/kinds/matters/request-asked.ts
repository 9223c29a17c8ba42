import { RequestAskedV1 } from '@diwan/contracts/matters/requests/events';
import { requestNotice } from '@diwan/contracts/matters/requests/questions';
import { Id } from '@diwan/contracts/shared/id';
import * as z from 'zod/mini';
import { on, toPeople } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

/** "We need something from you" (PORT-07), to the client, while something is still missing. What it is stands behind the sign-in. */
export default noticeToPerson({
  family: 'request_asked',
  topic: 'request',
  urgency: URGENCY.client,
  waitsForMorning: true,
  facts: z.object({ requestId: Id, caseId: Id }),
  on: [on(RequestAskedV1, ({ requestId, caseId, clientId }) => toPeople([clientId], { requestId, caseId }))],
  about: ({ caseId }) => ({ caseId }),
  async compose({ requestId }, { id: clientId, language }, { rpc, link }) {
    const request = await rpc.ask(requestNotice, { requestId, clientId });
    if (!request || request.waiting === 0) return { drop: 'cancelled', reason: 'answered' };
    return {
      template: 'request_asked',
      variables: { count: String(request.waiting), link: link(request.clientPath, language) },
    };
  },
  templates: {
    request_asked: {
      category: 'utility',
      variables: ['count', 'link', 'firm'],
      subject: { en: 'We need something from you', ar: 'نحتاج إلى شيء منك' },
      body: {
        en: 'We need something from you for your case ({{count}}). You can see what and answer with a photo here after signing in: {{link}} — {{firm}}.',
        ar: 'نحتاج إلى بعض الأمور منك في ملفك (العدد: {{count}}). يمكنك الاطلاع عليها والإجابة بصورة هنا بعد تسجيل الدخول: {{link}} — {{firm}}.',
      },
    },
  },
});
