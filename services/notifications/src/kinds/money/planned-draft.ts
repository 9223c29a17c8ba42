import { PlannedDraftMadeV1 } from '@diwan/contracts/money/billing-plans/events';
import { plannedDraftNotice } from '@diwan/contracts/money/billing-plans/questions';
import { Id } from '@diwan/contracts/shared/id';
import * as z from 'zod/mini';
import { aboutCase } from '../invoice-words.js';
import { on, toPeople } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

/** "A draft waits": a plan made it, to who writes bills, while nobody has issued it or thrown it away. */
export default noticeToPerson({
  family: 'planned_draft',
  topic: 'office',
  urgency: URGENCY.promised,
  waitsForMorning: true,
  facts: z.object({ invoiceId: Id, caseId: z.optional(z.nullable(Id)) }),
  on: [
    on(PlannedDraftMadeV1, async ({ invoiceId, caseId }, { staffWith }) =>
      toPeople(await staffWith('billing:write'), { invoiceId, caseId }),
    ),
  ],
  about: aboutCase,
  async compose({ invoiceId }, { language }, { rpc, link }) {
    const draft = await rpc.ask(plannedDraftNotice, { invoiceId });
    if (!draft?.isWaiting) return { drop: 'cancelled', reason: 'looked_at' };
    return { template: 'planned_draft', variables: { link: link(draft.staffPath, language) } };
  },
  templates: {
    planned_draft: {
      category: 'utility',
      variables: ['link', 'firm'],
      subject: { en: 'The draft of an invoice waits', ar: 'مسودة فاتورة تنتظر' },
      body: {
        en: 'A fixed fee is due: the draft of its invoice waits for somebody to check and issue it: {{link}} — {{firm}}.',
        ar: 'استُحقّت أتعاب مقطوعة: مسودة فاتورتها تنتظر من يراجعها ويصدرها: {{link}} — {{firm}}.',
      },
    },
  },
});
