import { LeadGivenV1 } from '@diwan/contracts/intake/leads/events';
import { promiseOfLead } from '@diwan/contracts/intake/leads/questions';
import { Id } from '@diwan/contracts/shared/id';
import * as z from 'zod/mini';
import { on, toPeople } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

/** "A colleague gave you a request", to who takes care of it from then on: the reference only, the rest is behind the sign-in. */
export default noticeToPerson({
  family: 'lead_given',
  topic: 'office',
  urgency: URGENCY.promised,
  waitsForMorning: true,
  facts: z.object({ leadId: Id, reference: z.string(), ownerId: Id }),
  on: [
    on(LeadGivenV1, async ({ leadId, reference, ownerId, by }, { staffWith }) => {
      // Whom the sender asked for is told of the request itself.
      if (ownerId === null || by === null || ownerId === by) return [];
      const able = await staffWith('lead:own');
      return toPeople(able.includes(ownerId) ? [ownerId] : [], { leadId, reference, ownerId });
    }),
  ],
  about: ({ reference }) => ({ reference }),
  async compose({ leadId, reference, ownerId }, { language }, { rpc, link }) {
    const lead = await rpc.ask(promiseOfLead, { leadId });
    if (lead === null) return { drop: 'cancelled', reason: 'lead_gone' };
    if (lead.ownerId !== ownerId) return { drop: 'cancelled', reason: 'lead_given_on' };
    return { template: 'lead_given', variables: { reference, link: link(`/admin/leads/${leadId}`, language) } };
  },
  templates: {
    lead_given: {
      category: 'utility',
      variables: ['reference', 'link', 'firm'],
      subject: { en: 'A consultation request was given to you', ar: 'أُسند إليك طلب استشارة' },
      body: {
        en: 'Consultation request {{reference}} was given to you. Open it here: {{link}} — {{firm}}.',
        ar: 'طلب الاستشارة {{reference}} أُسند إليك. افتحه هنا: {{link}} — {{firm}}.',
      },
    },
  },
});
