import { LeadReceivedV1 } from '@diwan/contracts/intake/leads/events';
import { formatDateTime } from '@diwan/contracts/shared/date-text';
import { Id, Instant } from '@diwan/contracts/shared/id';
import * as z from 'zod/mini';
import { on, toPeople } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { takersOfLead } from '../takers-of-lead.js';
import { URGENCY } from '../urgency.js';

/** "There is a new request", to everybody who answers requests and to who takes care of its lead, such as the lawyer whom it asks for: the reference only, the rest is behind the sign-in. */
export default noticeToPerson({
  family: 'lead_received',
  topic: 'office',
  urgency: URGENCY.promised,
  waitsForMorning: false,
  facts: z.object({ leadId: Id, reference: z.string(), respondBy: Instant }),
  on: [
    on(LeadReceivedV1, async ({ leadId, reference, respondBy, ownerId }, { staffWith }) =>
      toPeople(await takersOfLead(ownerId, staffWith), { leadId, reference, respondBy }),
    ),
  ],
  about: ({ reference }) => ({ reference }),
  compose: ({ leadId, reference, respondBy }, { language }, { link }) => ({
    template: 'lead_received',
    variables: {
      reference,
      respondBy: formatDateTime(respondBy, language),
      link: link(`/admin/leads/${leadId}`, language),
    },
  }),
  templates: {
    lead_received: {
      category: 'utility',
      variables: ['reference', 'respondBy', 'link', 'firm'],
      subject: { en: 'New consultation request', ar: 'طلب استشارة جديد' },
      body: {
        en: 'New consultation request {{reference}}. Please answer by {{respondBy}}. Open it here: {{link}} — {{firm}}.',
        ar: 'طلب استشارة جديد {{reference}}. يرجى الرد قبل {{respondBy}}. افتحه هنا: {{link}} — {{firm}}.',
      },
    },
  },
});
