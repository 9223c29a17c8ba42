import { CreditTakenBackV1, CreditUsedV1 } from '@diwan/contracts/money/credit-uses/events';
import { creditUseNotice } from '@diwan/contracts/money/credit-uses/questions';
import { Id } from '@diwan/contracts/shared/id';
import { Money } from '@diwan/contracts/shared/money';
import { formatMoney } from '@diwan/contracts/shared/money-words';
import * as z from 'zod/mini';
import { aboutCase } from '../invoice-words.js';
import { on, toPeople } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { askStanding, changeFacts, changeOf } from '../standing-words.js';
import { URGENCY } from '../urgency.js';

/** "Your credit paid an invoice" (D-108), to whose credit it was, and that it does not any more. Nothing is said where both happen before the message goes. */
export default noticeToPerson({
  family: 'credit_used',
  topic: 'billing',
  always: true,
  urgency: URGENCY.client,
  waitsForMorning: true,
  /** `back`: what came back of a use that was taken back, and what changed by that; null while it stands. */
  facts: z.object({
    ...{ useId: Id, invoiceId: Id, caseId: z.nullable(Id) },
    back: z.nullable(z.object({ amount: Money, change: changeFacts })),
  }),
  on: [
    on(CreditUsedV1, ({ clientId, ...use }) => toPeople([clientId], { ...use, back: null })),
    on(CreditTakenBackV1, ({ clientId, changes, back: amount, ...use }) =>
      toPeople([clientId], { ...use, back: { amount, change: changeOf(changes, clientId) } }),
    ),
  ],
  about: aboutCase,
  async compose({ useId, invoiceId, back }, person, tools) {
    const { id: clientId, language } = person;
    if (back !== null) {
      if (await tools.withdraw(clientId, 'credit_used', { useId, back: null }, 'movement_reversed'))
        return { drop: 'cancelled', reason: 'movement_reversed' };
      const { standing, link } = await askStanding(back.change, person, tools);
      return { template: 'credit_taken_back', variables: { amount: formatMoney(back.amount), standing, link } };
    }
    const use = await tools.rpc.ask(creditUseNotice, { useId, invoiceId, clientId });
    if (use === null) return { drop: 'cancelled', reason: 'invoice_gone' };
    const { invoiceNumber: number, left, isReversed, clientPath } = use;
    if (isReversed) return { drop: 'cancelled', reason: 'movement_reversed' };
    const of = { amount: formatMoney(use.amount), number, balance: formatMoney(left) };
    return { template: 'credit_used', variables: { ...of, link: tools.link(clientPath, language) } };
  },
  templates: {
    credit_used: {
      category: 'utility',
      variables: ['amount', 'number', 'balance', 'link', 'firm'],
      subject: { en: 'An invoice was paid from your credit', ar: 'سُدّدت فاتورة من رصيدك الدائن' },
      body: {
        en: 'We paid {{amount}} of invoice {{number}} from your credit with us. Left to pay on it: {{balance}}. The details are here after signing in: {{link}} If this surprises you, please call us. — {{firm}}.',
        ar: 'سدّدنا {{amount}} من الفاتورة {{number}} من رصيدك الدائن لدينا. المتبقّي منها: {{balance}}. التفاصيل هنا بعد تسجيل الدخول: {{link}} إن فاجأك ذلك فاتصل بنا. — {{firm}}.',
      },
    },
    credit_taken_back: {
      category: 'utility',
      variables: ['amount', 'standing', 'link', 'firm'],
      subject: { en: 'Your credit no longer pays an invoice', ar: 'أُلغي تسديد فاتورة من رصيدك الدائن' },
      body: {
        en: 'Your credit no longer pays an invoice: {{amount}} is back in your credit. {{standing}} The details are here after signing in: {{link}} If this surprises you, please call us. — {{firm}}.',
        ar: 'لم تعد فاتورة مسدّدة من رصيدك الدائن: عاد {{amount}} إلى رصيدك. {{standing}} التفاصيل هنا بعد تسجيل الدخول: {{link}} إن فاجأك ذلك فاتصل بنا. — {{firm}}.',
      },
    },
  },
});
