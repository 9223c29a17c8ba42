import { ProofRefusedV1 } from '@diwan/contracts/money/payment-proofs/events';
import { proofNotice } from '@diwan/contracts/money/payment-proofs/questions';
import { Id } from '@diwan/contracts/shared/id';
import * as z from 'zod/mini';
import { on, toPeople } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

/** "We could not use your proof of payment" (BILL-18), to the client, with the reason behind the sign-in. */
export default noticeToPerson({
  family: 'proof_refused',
  topic: 'billing',
  urgency: URGENCY.client,
  waitsForMorning: true,
  facts: z.object({ proofId: Id }),
  on: [on(ProofRefusedV1, ({ proofId, clientId }) => toPeople([clientId], { proofId }))],
  async compose({ proofId }, { language }, { rpc, link }) {
    const proof = await rpc.ask(proofNotice, { proofId });
    if (proof?.state !== 'refused') return { drop: 'cancelled', reason: 'decided' };
    return { template: 'proof_refused', variables: { link: link(proof.clientPath, language) } };
  },
  templates: {
    proof_refused: {
      category: 'utility',
      variables: ['link', 'firm'],
      subject: { en: 'Your proof of payment', ar: 'إثبات الدفع الذي أرسلته' },
      body: {
        en: 'We could not match the proof of payment that you sent. You can read why and send another here after signing in: {{link}} — {{firm}}.',
        ar: 'تعذّرت مطابقة إثبات الدفع الذي أرسلته. يمكنك الاطلاع على السبب وإرسال غيره هنا بعد تسجيل الدخول: {{link}} — {{firm}}.',
      },
    },
  },
});
