import { ProofSentV1 } from '@diwan/contracts/money/payment-proofs/events';
import { proofNotice } from '@diwan/contracts/money/payment-proofs/questions';
import { Id } from '@diwan/contracts/shared/id';
import * as z from 'zod/mini';
import { aboutCase } from '../invoice-words.js';
import { on, toPeople } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

/** "A client sent a proof of payment" (BILL-18), to who keeps the books, while nobody has looked at it. */
export default noticeToPerson({
  family: 'proof_sent',
  topic: 'office',
  urgency: URGENCY.promised,
  waitsForMorning: true,
  facts: z.object({ proofId: Id, caseId: z.optional(z.nullable(Id)) }),
  on: [
    on(ProofSentV1, async ({ proofId, caseId }, { staffWith }) =>
      toPeople(await staffWith('billing:write'), { proofId, caseId }),
    ),
  ],
  about: aboutCase,
  async compose({ proofId }, { language }, { rpc, link }) {
    const proof = await rpc.ask(proofNotice, { proofId });
    if (proof?.state !== 'sent') return { drop: 'cancelled', reason: 'looked_at' };
    return { template: 'proof_sent', variables: { link: link(proof.staffPath, language) } };
  },
  templates: {
    proof_sent: {
      category: 'utility',
      variables: ['link', 'firm'],
      subject: { en: 'A client sent a proof of payment', ar: 'أرسل موكّل إثبات دفع' },
      body: {
        en: 'A client sent a proof of payment. You can match it to a receipt or refuse it here: {{link}} — {{firm}}.',
        ar: 'أرسل أحد الموكّلين إثبات دفع. يمكنكم مطابقته مع إيصال أو رفضه هنا: {{link}} — {{firm}}.',
      },
    },
  },
});
