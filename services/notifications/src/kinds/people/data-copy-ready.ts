import { DataCopyReadyV1 } from '@diwan/contracts/people/data-copies/events';
import { Id, Instant } from '@diwan/contracts/shared/id';
import * as z from 'zod/mini';
import { on, toPeople } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

/** "The copy of your data is ready": to whoever asked for it, whatever notices they want (PORT-08). */
export default noticeToPerson({
  family: 'data_copy_ready',
  topic: null,
  // It waits: nobody who wants no e-mails gets one of it.
  channels: ['whatsapp'],
  urgency: URGENCY.client,
  waitsForMorning: true,
  facts: z.object({ copyId: Id, until: Instant }),
  on: [on(DataCopyReadyV1, ({ personId, copyId, until }) => toPeople([personId], { copyId, until }))],
  compose({ until }, { name, language }, { now, link }) {
    if (Date.parse(until) <= now().getTime()) return { drop: 'cancelled', reason: 'over' };
    const variables = { name, link: link('/client-portal/your-data', language) };
    return { template: 'data_copy_ready', variables };
  },
  templates: {
    data_copy_ready: {
      category: 'utility',
      variables: ['name', 'link', 'firm'],
      subject: { en: 'The copy of your data is ready', ar: 'نسخة بياناتك جاهزة' },
      body: {
        en: 'Hello {{name}}, the copy of your data that you asked for is ready for seven days. Sign in to download it: {{link}} — {{firm}}.',
        ar: 'مرحباً {{name}}، نسخة بياناتك التي طلبتها جاهزة لمدة سبعة أيام. سجّل الدخول لتنزيلها: {{link}} — {{firm}}.',
      },
    },
  },
});
