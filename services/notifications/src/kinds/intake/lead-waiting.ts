import { LeadWaitingV1 } from '@diwan/contracts/intake/leads/events';
import { formatDateTime, formatDuration } from '@diwan/contracts/shared/date-text';
import { Id, Instant } from '@diwan/contracts/shared/id';
import * as z from 'zod/mini';
import { on, toPeople } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { whyNotWaiting } from '../still-waiting.js';
import { takersOfLead } from '../takers-of-lead.js';
import { URGENCY } from '../urgency.js';

/** "A request still waits, so much time is left" (D-031, LEAD-09), to everybody who answers requests and to who was given this one: the reference only, the rest is behind the sign-in. */
export default noticeToPerson({
  family: 'lead_waiting',
  topic: 'office',
  urgency: URGENCY.promised,
  waitsForMorning: false,
  facts: z.object({ leadId: Id, reference: z.string(), respondBy: Instant }),
  on: [
    on(LeadWaitingV1, async ({ step, ownerId, ...facts }, { staffWith }) =>
      step === 'half' ? toPeople(await takersOfLead(ownerId, staffWith), facts) : [],
    ),
  ],
  about: ({ reference }) => ({ reference }),
  async compose({ leadId, reference, respondBy }, { language }, { rpc, link, now }) {
    const obsolete = await whyNotWaiting({ leadId, respondBy }, rpc);
    if (obsolete) return obsolete;
    const left = Date.parse(respondBy) - now().getTime();
    // Held up until nothing is left: that the request is overdue is a notice of its own.
    if (left <= 0) return { drop: 'cancelled', reason: 'lead_overdue' };
    return {
      template: 'lead_waiting',
      variables: {
        reference,
        left: formatDuration(left, language),
        respondBy: formatDateTime(respondBy, language),
        link: link(`/admin/leads/${leadId}`, language),
      },
    };
  },
  templates: {
    lead_waiting: {
      category: 'utility',
      variables: ['reference', 'left', 'respondBy', 'link', 'firm'],
      subject: { en: 'A consultation request is waiting', ar: 'طلب استشارة بانتظار الرد' },
      body: {
        en: 'Consultation request {{reference}} is still waiting for an answer. Time left: {{left}}, until {{respondBy}}. Open it here: {{link}} — {{firm}}.',
        ar: 'طلب الاستشارة {{reference}} ما زال بانتظار الرد. الوقت المتبقي: {{left}}، حتى {{respondBy}}. افتحه هنا: {{link}} — {{firm}}.',
      },
    },
  },
});
