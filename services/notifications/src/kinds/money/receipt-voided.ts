import { PaymentVoidedV1 } from '@diwan/contracts/money/payments/events';
import { Id } from '@diwan/contracts/shared/id';
import * as z from 'zod/mini';
import { on, toPeople } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { askPayment, paymentFacts } from '../payment-words.js';
import { askStanding, casesOf, changeFacts, changeOf } from '../standing-words.js';
import { URGENCY } from '../urgency.js';

/** "A receipt counts no more" (D-118), to the client, with how they stand now, where it changed that. */
export default noticeToPerson({
  family: 'receipt_voided',
  topic: 'billing',
  urgency: URGENCY.client,
  waitsForMorning: true,
  // Absent from notices of builds before.
  facts: z.extend(paymentFacts, { change: z.optional(changeFacts), caseIds: z.optional(z.array(Id)) }),
  on: [
    on(PaymentVoidedV1, ({ paymentId, clientId, changes }) => {
      const own = changes && { change: changeOf(changes, clientId), caseIds: casesOf(changes, clientId) };
      return toPeople([clientId], { paymentId, ...own });
    }),
  ],
  async compose(facts, person, tools) {
    const said = await askPayment(facts, person, tools);
    if ('drop' in said) return said;
    const { change, paymentId } = facts;
    const plain = { template: 'receipt_voided', variables: said.words } as const;
    if (change === undefined) return plain;
    const isFelt = change.invoiceIds.length > 0 || change.creditIn.length > 0;
    if (!isFelt) {
      const isUntold = await tools.withdraw(person.id, 'receipt_issued', { paymentId }, 'payment_void');
      return isUntold ? { drop: 'cancelled', reason: 'payment_void' } : plain;
    }
    const { standing, link, isNothing } = await askStanding(change, person, tools);
    if (isNothing) return plain;
    return { template: 'receipt_voided_standing', variables: { ...said.words, standing, link } };
  },
  templates: {
    receipt_voided: {
      category: 'utility',
      variables: ['number', 'amount', 'link', 'firm'],
      subject: { en: 'Receipt {{number}} is void', ar: 'أُلغي الإيصال {{number}}' },
      body: {
        en: 'Receipt {{number}} of {{amount}} is void and counts no more. Your payments are here after signing in: {{link}} If this surprises you, please call us. — {{firm}}.',
        ar: 'أُلغي الإيصال {{number}} بمبلغ {{amount}} ولم يعد محتسبًا. مدفوعاتك هنا بعد تسجيل الدخول: {{link}} إن فاجأك ذلك فاتصل بنا. — {{firm}}.',
      },
    },
    receipt_voided_standing: {
      category: 'utility',
      variables: ['number', 'amount', 'standing', 'link', 'firm'],
      subject: { en: 'Receipt {{number}} is void', ar: 'أُلغي الإيصال {{number}}' },
      body: {
        en: 'Receipt {{number}} of {{amount}} is void and counts no more. {{standing}} The details are here after signing in: {{link}} If this surprises you, please call us. — {{firm}}.',
        ar: 'أُلغي الإيصال {{number}} بمبلغ {{amount}} ولم يعد محتسبًا. {{standing}} التفاصيل هنا بعد تسجيل الدخول: {{link}} إن فاجأك ذلك فاتصل بنا. — {{firm}}.',
      },
    },
  },
});
