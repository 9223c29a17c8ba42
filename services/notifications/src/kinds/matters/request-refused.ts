import { RequestRefusedV1 } from '@diwan/contracts/matters/requests/events';
import { requestNotice } from '@diwan/contracts/matters/requests/questions';
import { Id } from '@diwan/contracts/shared/id';
import * as z from 'zod/mini';
import { on, toPeople } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

/** "Something you sent could not be accepted" (PORT-07), to the client, with the reason behind the sign-in. */
export default noticeToPerson({
  family: 'request_refused',
  topic: 'request',
  urgency: URGENCY.client,
  waitsForMorning: true,
  facts: z.object({ requestId: Id, caseId: Id }),
  on: [on(RequestRefusedV1, ({ requestId, caseId, clientId }) => toPeople([clientId], { requestId, caseId }))],
  about: ({ caseId }) => ({ caseId }),
  async compose({ requestId }, { id: clientId, language }, { rpc, link }) {
    const request = await rpc.ask(requestNotice, { requestId, clientId });
    if (!request || request.waiting === 0) return { drop: 'cancelled', reason: 'answered' };
    return { template: 'request_refused', variables: { link: link(request.clientPath, language) } };
  },
  templates: {
    request_refused: {
      category: 'utility',
      variables: ['link', 'firm'],
      subject: { en: 'Please send something again', ar: 'يُرجى إعادة إرسال مستند' },
      body: {
        en: 'Something you sent us could not be accepted. You can read why and send it again here after signing in: {{link}} — {{firm}}.',
        ar: 'تعذّر قبول أحد الأمور التي أرسلتها. يمكنك الاطلاع على السبب وإعادة الإرسال هنا بعد تسجيل الدخول: {{link}} — {{firm}}.',
      },
    },
  },
});
