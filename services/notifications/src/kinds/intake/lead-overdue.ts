import { LeadWaitingV1 } from '@diwan/contracts/intake/leads/events';
import { formatDateTime } from '@diwan/contracts/shared/date-text';
import { Id, Instant } from '@diwan/contracts/shared/id';
import * as z from 'zod/mini';
import { on, toPeople } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { whyNotWaiting } from '../still-waiting.js';
import { takersOfLead } from '../takers-of-lead.js';
import { URGENCY } from '../urgency.js';

/** "The promised time of a request is over" (D-031, LEAD-09), to whoever answers requests, to who was given this one and to the owners, who alone may change roles: the reference only. */
export default noticeToPerson({
  family: 'lead_overdue',
  topic: 'office',
  urgency: URGENCY.promised,
  waitsForMorning: false,
  facts: z.object({ leadId: Id, reference: z.string(), respondBy: Instant }),
  on: [
    on(LeadWaitingV1, async ({ step, ownerId, ...facts }, { staffWith }) => {
      if (step !== 'due') return [];
      const takers = await takersOfLead(ownerId, staffWith);
      return toPeople([...takers, ...(await staffWith('role:write'))], facts);
    }),
  ],
  about: ({ reference }) => ({ reference }),
  async compose({ leadId, reference, respondBy }, { language }, { rpc, link }) {
    const obsolete = await whyNotWaiting({ leadId, respondBy }, rpc);
    if (obsolete) return obsolete;
    return {
      template: 'lead_overdue',
      variables: {
        reference,
        respondBy: formatDateTime(respondBy, language),
        link: link(`/admin/leads/${leadId}`, language),
      },
    };
  },
  templates: {
    lead_overdue: {
      category: 'utility',
      variables: ['reference', 'respondBy', 'link', 'firm'],
      subject: { en: 'A consultation request is overdue', ar: 'تأخّر الرد على طلب استشارة' },
      body: {
        en: 'Consultation request {{reference}} is overdue. An answer was promised by {{respondBy}} and none has been recorded. Open it here: {{link}} — {{firm}}.',
        ar: 'تأخّر الرد على طلب الاستشارة {{reference}}. كان موعد الرد {{respondBy}} ولم يُسجَّل أي رد بعد. افتحه هنا: {{link}} — {{firm}}.',
      },
    },
  },
});
