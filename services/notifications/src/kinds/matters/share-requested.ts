import { ShareRequestedV1 } from '@diwan/contracts/matters/share-requests/events';
import { shareRequestNotice } from '@diwan/contracts/matters/share-requests/questions';
import { walledSubjects } from '@diwan/contracts/matters/walls/questions';
import { Id } from '@diwan/contracts/shared/id';
import * as z from 'zod/mini';
import { on, toPeople } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

/** "A client asks to pass a document on" (D-089), to the team of the case and whoever may decide and is not kept away from the case (SEC-04), while nobody has decided it. */
export default noticeToPerson({
  family: 'share_requested',
  topic: 'office',
  urgency: URGENCY.promised,
  waitsForMorning: true,
  facts: z.object({ requestId: Id }),
  on: [
    on(ShareRequestedV1, async ({ requestId, team }, { staffWith }) =>
      toPeople([...team, ...(await staffWith('document:policy'))], { requestId }),
    ),
  ],
  async compose({ requestId }, { id: personId, language }, { rpc, link }) {
    const request = await rpc.ask(shareRequestNotice, { requestId });
    if (request?.state !== 'open') return { drop: 'cancelled', reason: 'decided' };
    if ((await rpc.ask(walledSubjects, { personId })).includes(requestId))
      return { drop: 'cancelled', reason: 'kept_away' };
    return { template: 'share_requested', variables: { link: link(request.staffPath, language) } };
  },
  templates: {
    share_requested: {
      category: 'utility',
      variables: ['link', 'firm'],
      subject: { en: 'A client asks to pass a document on', ar: 'طلب موكّل لمشاركة مستند مع شخص آخر' },
      body: {
        en: 'A client asks to pass a document on to somebody. Who asks, for whom and why stands with the case: {{link}} — {{firm}}.',
        ar: 'يطلب أحد الموكّلين مشاركة مستند مع شخص آخر. تجدون في الملف صاحب الطلب والمستلم والسبب: {{link}} — {{firm}}.',
      },
    },
  },
});
