import { RequestDueV1 } from '@diwan/contracts/matters/requests/events';
import { requestNotice } from '@diwan/contracts/matters/requests/questions';
import { Id } from '@diwan/contracts/shared/id';
import * as z from 'zod/mini';
import { on, toPeople } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

/** "What we asked for is due" (PORT-07), to the client two days before, the day after and a week later, while something is still missing. */
export default noticeToPerson({
  family: 'request_due',
  topic: 'request',
  urgency: URGENCY.client,
  waitsForMorning: true,
  facts: z.object({ requestId: Id, caseId: Id }),
  on: [on(RequestDueV1, ({ requestId, caseId, clientId }) => toPeople([clientId], { requestId, caseId }))],
  about: ({ caseId }) => ({ caseId }),
  async compose({ requestId }, { id: clientId, language }, { rpc, link }) {
    const request = await rpc.ask(requestNotice, { requestId, clientId });
    if (!request || request.waiting === 0) return { drop: 'cancelled', reason: 'answered' };
    return {
      template: 'request_due',
      variables: { count: String(request.waiting), link: link(request.clientPath, language) },
    };
  },
  templates: {
    request_due: {
      category: 'utility',
      variables: ['count', 'link', 'firm'],
      subject: { en: 'A reminder of what we need from you', ar: 'تذكير بما نحتاج إليه منك' },
      body: {
        en: 'A reminder: we still need something from you for your case ({{count}}). You can answer here after signing in: {{link}} — {{firm}}.',
        ar: 'تذكير: ما زلنا نحتاج إلى بعض الأمور منك في ملفك (العدد: {{count}}). يمكنك الإجابة هنا بعد تسجيل الدخول: {{link}} — {{firm}}.',
      },
    },
  },
});
