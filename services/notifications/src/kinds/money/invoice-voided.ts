import { InvoiceVoidedV1 } from '@diwan/contracts/money/invoices/events';
import { aboutCase, askInvoice, invoiceFacts } from '../invoice-words.js';
import { on, toPeople } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

/** "An invoice counts no more" (BILL-09), to the client: nothing is to be paid on it. */
export default noticeToPerson({
  family: 'invoice_voided',
  topic: 'billing',
  urgency: URGENCY.client,
  waitsForMorning: true,
  facts: invoiceFacts,
  on: [on(InvoiceVoidedV1, ({ invoiceId, caseId, clientId }) => toPeople([clientId], { invoiceId, caseId }))],
  about: aboutCase,
  async compose(facts, person, tools) {
    const said = await askInvoice(facts, person, tools);
    if ('drop' in said) return said;
    const { number, link } = said.words;
    return { template: 'invoice_voided', variables: { number, link } };
  },
  templates: {
    invoice_voided: {
      category: 'utility',
      variables: ['number', 'link', 'firm'],
      subject: { en: 'Invoice {{number}} is void', ar: 'أُلغيت الفاتورة {{number}}' },
      body: {
        en: 'Invoice {{number}} is void: nothing is to be paid on it. The reason stands here after signing in: {{link}} — {{firm}}.',
        ar: 'أُلغيت الفاتورة {{number}}، ولا يُدفع أي مبلغ عنها. السبب مذكور هنا بعد تسجيل الدخول: {{link}} — {{firm}}.',
      },
    },
  },
});
