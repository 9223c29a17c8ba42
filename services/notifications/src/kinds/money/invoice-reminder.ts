import { InvoiceReminderDueV1 } from '@diwan/contracts/money/payment-reminders/events';
import { aboutCase, askOpenInvoice, invoiceFacts } from '../invoice-words.js';
import { on, toPeople } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

/**
 * "An invoice is due" (BILL-17), to the client, while anything is left to pay, they want to be reminded and no day they promised is still
 * to come. Whether it is late is told as it stands when it is sent.
 */
export default noticeToPerson({
  family: 'invoice_reminder',
  topic: 'billing',
  urgency: URGENCY.client,
  waitsForMorning: true,
  facts: invoiceFacts,
  on: [on(InvoiceReminderDueV1, ({ invoiceId, caseId, clientId }) => toPeople([clientId], { invoiceId, caseId }))],
  about: aboutCase,
  async compose(facts, person, tools) {
    const said = await askOpenInvoice(facts, person, tools);
    if ('drop' in said) return said;
    if (!said.invoice.isReminded) return { drop: 'cancelled', reason: 'not_reminded' };
    const template = said.invoice.state === 'overdue' ? 'invoice_overdue' : 'invoice_reminder';
    return { template, variables: said.words };
  },
  templates: {
    invoice_reminder: {
      category: 'utility',
      variables: ['number', 'amount', 'due', 'link', 'firm'],
      subject: { en: 'A reminder of invoice {{number}}', ar: 'تذكير بالفاتورة {{number}}' },
      body: {
        en: 'A friendly reminder: {{amount}} of invoice {{number}} is due on {{due}}. The ways to pay, and a question if you have one, after signing in: {{link}} — {{firm}}.',
        ar: 'تذكير ودّي: يستحق مبلغ {{amount}} من الفاتورة {{number}} في {{due}}. طرق الدفع وإمكانية طرح سؤال بعد تسجيل الدخول: {{link}} — {{firm}}.',
      },
    },
    invoice_overdue: {
      category: 'utility',
      variables: ['number', 'amount', 'due', 'link', 'firm'],
      subject: { en: 'Invoice {{number}} is overdue', ar: 'تأخّر سداد الفاتورة {{number}}' },
      body: {
        en: 'The amount of {{amount}} on invoice {{number}} was due on {{due}}. If you have paid, please send us the proof; if not, tell us when you can. After signing in: {{link}} — {{firm}}.',
        ar: 'كان مبلغ {{amount}} من الفاتورة {{number}} مستحقًا في {{due}}. إن كنت قد دفعت فأرسل لنا إثبات الدفع، وإلا فأخبرنا متى يمكنك ذلك. بعد تسجيل الدخول: {{link}} — {{firm}}.',
      },
    },
  },
});
