import { RequestAnsweredV1 } from '@diwan/contracts/matters/requests/events';
import { requestNotice } from '@diwan/contracts/matters/requests/questions';
import { Id } from '@diwan/contracts/shared/id';
import * as z from 'zod/mini';
import { on, toPeople } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

/** "A client sent what was asked for" (PORT-07), to the team of the case, once for all that came within some minutes, while nobody has looked. */
export default noticeToPerson({
  family: 'request_answered',
  topic: 'office',
  urgency: URGENCY.promised,
  waitsForMorning: true,
  facts: z.object({ requestId: Id, caseId: Id }),
  on: [on(RequestAnsweredV1, ({ requestId, caseId, team }) => toPeople(team, { requestId, caseId }))],
  about: ({ caseId }) => ({ caseId }),
  async compose({ requestId }, { language }, { rpc, link }) {
    const request = await rpc.ask(requestNotice, { requestId });
    if (request?.state !== 'answered') return { drop: 'cancelled', reason: 'looked_at' };
    return { template: 'request_answered', variables: { link: link(request.staffPath, language) } };
  },
  templates: {
    request_answered: {
      category: 'utility',
      variables: ['link', 'firm'],
      subject: { en: 'A client answered a request', ar: 'أجاب موكّل عن طلب' },
      body: {
        en: 'A client sent what was asked for. You can look at it, accept it or refuse it here: {{link}} — {{firm}}.',
        ar: 'أرسل أحد الموكّلين ما طُلب منه. يمكنكم الاطلاع عليه وقبوله أو رفضه هنا: {{link}} — {{firm}}.',
      },
    },
  },
});
