import { PaymentVoidedV1 } from '@diwan/contracts/money/payments/events';
import { on, toPeople } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { askPayment, paymentFacts } from '../payment-words.js';
import { URGENCY } from '../urgency.js';

/** "A receipt counts no more" (D-118), to the client. */
export default noticeToPerson({
  family: 'receipt_voided',
  topic: 'billing',
  urgency: URGENCY.client,
  waitsForMorning: true,
  facts: paymentFacts,
  on: [on(PaymentVoidedV1, ({ paymentId, clientId }) => toPeople([clientId], { paymentId }))],
  async compose(facts, person, tools) {
    const said = await askPayment(facts, person, tools);
    return 'drop' in said ? said : { template: 'receipt_voided', variables: said.words };
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
  },
});
