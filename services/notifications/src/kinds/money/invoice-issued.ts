import { InvoiceIssuedV1 } from '@diwan/contracts/money/invoices/events';
import { aboutCase, askOpenInvoice, invoiceFacts } from '../invoice-words.js';
import { on, toPeople } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

/** "There is an invoice for you" (NOT-01), to the client, while anything is left to pay on it. What it is for stands behind the sign-in. */
export default noticeToPerson({
  family: 'invoice_issued',
  topic: 'billing',
  urgency: URGENCY.client,
  waitsForMorning: true,
  facts: invoiceFacts,
  on: [on(InvoiceIssuedV1, ({ invoiceId, caseId, clientId }) => toPeople([clientId], { invoiceId, caseId }))],
  about: aboutCase,
  async compose(facts, person, tools) {
    const said = await askOpenInvoice(facts, person, tools);
    return 'drop' in said ? said : { template: 'invoice_issued', variables: said.words };
  },
  templates: {
    invoice_issued: {
      category: 'utility',
      variables: ['number', 'amount', 'due', 'link', 'firm'],
      subject: { en: 'Your invoice {{number}}', ar: 'فاتورتك {{number}}' },
      body: {
        en: 'Your invoice {{number}} is ready: {{amount}}, due on {{due}}. Every line explained, and the ways to pay, after signing in: {{link}} — {{firm}}.',
        ar: 'أصبحت فاتورتك {{number}} جاهزة: {{amount}}، وتستحق في {{due}}. شرح كل بند وطرق الدفع بعد تسجيل الدخول: {{link}} — {{firm}}.',
      },
    },
  },
});
