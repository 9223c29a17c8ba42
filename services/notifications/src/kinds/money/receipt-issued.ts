import { PaymentRecordedV1 } from '@diwan/contracts/money/payments/events';
import { on, toPeople } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { askPayment, paymentFacts } from '../payment-words.js';
import { URGENCY } from '../urgency.js';

/** "We received your payment" (BILL-08), to the client, unless its receipt was voided meanwhile. */
export default noticeToPerson({
  family: 'receipt_issued',
  topic: 'billing',
  urgency: URGENCY.client,
  waitsForMorning: true,
  facts: paymentFacts,
  on: [on(PaymentRecordedV1, ({ paymentId, clientId }) => toPeople([clientId], { paymentId }))],
  async compose(facts, person, tools) {
    const said = await askPayment(facts, person, tools);
    if ('drop' in said) return said;
    if (said.isVoided) return { drop: 'cancelled', reason: 'payment_void' };
    return { template: 'receipt_issued', variables: said.words };
  },
  templates: {
    receipt_issued: {
      category: 'utility',
      variables: ['amount', 'number', 'link', 'firm'],
      subject: { en: 'Your receipt {{number}}', ar: 'إيصالك {{number}}' },
      body: {
        en: 'We received {{amount}} from you, thank you. Your receipt {{number}} is here after signing in: {{link}} — {{firm}}.',
        ar: 'استلمنا منك {{amount}}، وشكرًا لك. إيصالك {{number}} هنا بعد تسجيل الدخول: {{link}} — {{firm}}.',
      },
    },
  },
});
