import { ErasureDecidedV1 } from '@diwan/contracts/people/erasures/events';
import { Id } from '@diwan/contracts/shared/id';
import * as z from 'zod/mini';
import { on, toPeople } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

/** "We decided about the erasure of your data": to whoever asked for it, whatever notices they want (PORT-08). What was decided they read signed in. */
export default noticeToPerson({
  family: 'erasure_decided',
  topic: null,
  // It waits: nobody who wants no e-mails gets one of it.
  channels: ['whatsapp'],
  urgency: URGENCY.client,
  waitsForMorning: true,
  facts: z.object({ erasureId: Id, decision: z.enum(['accepted', 'refused']) }),
  on: [on(ErasureDecidedV1, ({ personId, erasureId, decision }) => toPeople([personId], { erasureId, decision }))],
  compose: (_, { name, language }, { link }) => ({
    template: 'erasure_decided',
    variables: { name, link: link('/client-portal/your-data', language) },
  }),
  templates: {
    erasure_decided: {
      category: 'utility',
      variables: ['name', 'link', 'firm'],
      subject: { en: 'Your wish to have your data erased', ar: 'طلبك محو بياناتك' },
      body: {
        en: 'Hello {{name}}, we have decided about the erasure of your data. Sign in to read what goes, what stays and why: {{link}} — {{firm}}.',
        ar: 'مرحباً {{name}}، اتخذنا قراراً بشأن محو بياناتك. سجّل الدخول لتقرأ ما يُمحى وما يبقى ولماذا: {{link}} — {{firm}}.',
      },
    },
  },
});
