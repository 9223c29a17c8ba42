import { ErasureAskedV1 } from '@diwan/contracts/people/erasures/events';
import { Id } from '@diwan/contracts/shared/id';
import * as z from 'zod/mini';
import { on, toPeople } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

/** "Somebody asks to be forgotten": to owners, who decide it (PORT-08). */
export default noticeToPerson({
  family: 'erasure_asked',
  topic: 'office',
  urgency: URGENCY.promised,
  waitsForMorning: true,
  facts: z.object({ erasureId: Id }),
  on: [
    on(ErasureAskedV1, async ({ erasureId }, { staffWith }) => toPeople(await staffWith('role:write'), { erasureId })),
  ],
  compose: (_, { language }, { link }) => ({
    template: 'erasure_asked',
    variables: { link: link('/admin/erasures?state=asked', language) },
  }),
  templates: {
    erasure_asked: {
      category: 'utility',
      variables: ['link', 'firm'],
      subject: { en: 'Somebody asks for the erasure of their data', ar: 'طلب محو بيانات شخصية' },
      body: {
        en: 'Somebody asks the firm to erase their data. Who it is, what would go and what has to stay stands here: {{link}} — {{firm}}.',
        ar: 'طلب أحد الأشخاص من المكتب محو بياناته. تجدون هنا صاحب الطلب وما يُمحى وما يجب أن يبقى: {{link}} — {{firm}}.',
      },
    },
  },
});
