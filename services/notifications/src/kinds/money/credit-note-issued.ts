import { CreditNoteIssuedV1 } from '@diwan/contracts/money/credit-notes/events';
import { creditNoteNotice } from '@diwan/contracts/money/credit-notes/questions';
import { Id } from '@diwan/contracts/shared/id';
import { formatMoney } from '@diwan/contracts/shared/money-words';
import * as z from 'zod/mini';
import { aboutCase } from '../invoice-words.js';
import { on, toPeople } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { askStanding } from '../standing-words.js';
import { URGENCY } from '../urgency.js';

/** "A credit note on your invoice" (D-109), to the client: what is left to pay, and what of it became their credit. Why stands behind the sign-in. */
export default noticeToPerson({
  family: 'credit_note_issued',
  topic: 'billing',
  urgency: URGENCY.client,
  waitsForMorning: true,
  facts: z.object({ creditNoteId: Id, caseId: z.nullable(Id) }),
  on: [on(CreditNoteIssuedV1, ({ creditNoteId, caseId, clientId }) => toPeople([clientId], { creditNoteId, caseId }))],
  about: aboutCase,
  async compose({ creditNoteId }, person, tools) {
    const { id: clientId, language } = person;
    const note = await tools.rpc.ask(creditNoteNotice, { creditNoteId, clientId });
    if (note === null) return { drop: 'cancelled', reason: 'credit_note_gone' };
    const { number, amount, invoice, left, credit, clientPath } = note;
    const variables = {
      number,
      amount: formatMoney(amount),
      invoice: invoice.number,
      link: tools.link(clientPath, language),
    };
    if (credit.amountMinor === 0)
      return { template: 'credit_note_issued', variables: { ...variables, balance: formatMoney(left) } };
    const changed = { invoiceIds: [invoice.id], creditIn: [credit.currency] };
    const { standing } = await askStanding(changed, person, tools);
    return { template: 'credit_note_of_paid', variables: { ...variables, credit: formatMoney(credit), standing } };
  },
  templates: {
    credit_note_issued: {
      category: 'utility',
      variables: ['number', 'amount', 'invoice', 'balance', 'link', 'firm'],
      subject: { en: 'Your credit note {{number}}', ar: 'إشعارك الدائن {{number}}' },
      body: {
        en: 'We issued the credit note {{number}} of {{amount}} on your invoice {{invoice}}. Left to pay on it: {{balance}}. You can read it here after signing in: {{link}} — {{firm}}.',
        ar: 'أصدرنا الإشعار الدائن {{number}} بمبلغ {{amount}} على فاتورتك {{invoice}}. المتبقّي منها: {{balance}}. يمكنك الاطلاع عليه هنا بعد تسجيل الدخول: {{link}} — {{firm}}.',
      },
    },
    credit_note_of_paid: {
      category: 'utility',
      variables: ['number', 'amount', 'invoice', 'credit', 'standing', 'link', 'firm'],
      subject: { en: 'Your credit note {{number}}', ar: 'إشعارك الدائن {{number}}' },
      body: {
        en: 'We issued the credit note {{number}} of {{amount}} on your invoice {{invoice}}. Of this {{credit}} had been paid already and became your credit. {{standing}} You can read it here after signing in: {{link}} — {{firm}}.',
        ar: 'أصدرنا الإشعار الدائن {{number}} بمبلغ {{amount}} على فاتورتك {{invoice}}. كان {{credit}} منه قد سُدّد، فصار رصيدًا دائنًا لك. {{standing}} يمكنك الاطلاع عليه هنا بعد تسجيل الدخول: {{link}} — {{firm}}.',
      },
    },
  },
});
