import { LeadReceivedV1 } from '@diwan/contracts/intake/leads/events';
import { reachOfLead } from '@diwan/contracts/intake/leads/questions';
import { Id } from '@diwan/contracts/shared/id';
import * as z from 'zod/mini';
import { on } from '../notice-kind.js';
import { noticeToVisitor } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

/** "We received your request", to the visitor who sent it: by WhatsApp, and by e-mail to those who gave an address (D-027). */
export default noticeToVisitor({
  family: 'lead_confirmation',
  urgency: URGENCY.confirmation,
  waitsForMorning: false,
  facts: z.object({ leadId: Id, reference: z.string() }),
  on: [
    on(LeadReceivedV1, async ({ leadId, reference }, { rpc, takeConfirmation }) => {
      const lead = await rpc.ask(reachOfLead, { leadId });
      const owed = { personId: null, facts: { leadId, reference } };
      const suppressed = lead ? await takeConfirmation(lead.phone) : undefined;
      const byPhone = { ...owed, channel: 'whatsapp', suppressed } as const;
      if (!lead?.email) return [byPhone];
      return [byPhone, { ...owed, channel: 'email', suppressed: await takeConfirmation(lead.email) }];
    }),
  ],
  about: ({ reference }) => ({ reference }),
  async compose({ leadId }, { rpc }) {
    const lead = await rpc.ask(reachOfLead, { leadId });
    if (lead === null) return { drop: 'cancelled', reason: 'lead_gone' };
    const { language, reference, phone, email } = lead;
    return { template: 'lead_confirmation', variables: { reference }, language, reach: { whatsapp: phone, email } };
  },
  templates: {
    lead_confirmation: {
      category: 'utility',
      // Whoever gets it need not be who sent the request: it says nothing that a visitor typed (D-140).
      variables: ['reference', 'firm'],
      subject: { en: 'We received your request', ar: 'استلمنا طلبك' },
      body: {
        en: 'We received your request. Its reference is {{reference}}. A member of our team will contact you. If you did not send it, ignore this message. — {{firm}}.',
        ar: 'استلمنا طلبك. رقمه المرجعي {{reference}}. سيتواصل معك أحد أعضاء فريقنا. إن لم ترسل طلباً، تجاهل هذه الرسالة. — {{firm}}.',
      },
    },
  },
});
