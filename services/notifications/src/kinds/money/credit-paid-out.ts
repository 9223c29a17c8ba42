import { CreditPaidOutV1, CreditPayoutReversedV1 } from '@diwan/contracts/money/credit-payouts/events';
import { creditPayoutNotice } from '@diwan/contracts/money/credit-payouts/questions';
import { Id } from '@diwan/contracts/shared/id';
import { formatMoney } from '@diwan/contracts/shared/money-words';
import * as z from 'zod/mini';
import { on, toPeople } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { askStanding } from '../standing-words.js';
import { URGENCY } from '../urgency.js';

/** "Your credit went back to you" (BILL-09), to the client, and that it did not. Nothing is said where both happen before the message goes. */
export default noticeToPerson({
  family: 'credit_paid_out',
  topic: 'billing',
  always: true,
  urgency: URGENCY.client,
  waitsForMorning: true,
  facts: z.object({ payoutId: Id, isReversal: z.boolean() }),
  on: [
    on(CreditPaidOutV1, ({ payoutId, clientId }) => toPeople([clientId], { payoutId, isReversal: false })),
    on(CreditPayoutReversedV1, ({ payoutId, clientId }) => toPeople([clientId], { payoutId, isReversal: true })),
  ],
  async compose({ payoutId, isReversal }, person, tools) {
    const payout = await tools.rpc.ask(creditPayoutNotice, { payoutId, clientId: person.id });
    if (payout === null) return { drop: 'cancelled', reason: 'movement_gone' };
    const { number, amount, isReversed, clientPath } = payout;
    const variables = { number, amount: formatMoney(amount), link: tools.link(clientPath, person.language) };
    if (isReversal) {
      if (await tools.withdraw(person.id, 'credit_paid_out', { payoutId, isReversal: false }, 'movement_reversed'))
        return { drop: 'cancelled', reason: 'movement_reversed' };
      const { standing } = await askStanding({ invoiceIds: [], creditIn: [amount.currency] }, person, tools);
      return { template: 'credit_payout_reversed', variables: { ...variables, standing } };
    }
    if (isReversed) return { drop: 'cancelled', reason: 'movement_reversed' };
    return { template: 'credit_paid_out', variables };
  },
  templates: {
    credit_paid_out: {
      category: 'utility',
      variables: ['amount', 'number', 'link', 'firm'],
      subject: { en: 'Your credit was paid back to you', ar: 'رُدّ إليك رصيدك الدائن' },
      body: {
        en: 'We paid {{amount}} of your credit back to you (no. {{number}}). The details are here after signing in: {{link}} If it did not reach you, please call us. — {{firm}}.',
        ar: 'رددنا إليك {{amount}} من رصيدك الدائن (رقم {{number}}). التفاصيل هنا بعد تسجيل الدخول: {{link}} إن لم يصلك المبلغ فاتصل بنا. — {{firm}}.',
      },
    },
    credit_payout_reversed: {
      category: 'utility',
      variables: ['number', 'amount', 'standing', 'link', 'firm'],
      subject: { en: 'A payment of credit to you was corrected', ar: 'تصحيح قيد ردّ رصيدك الدائن' },
      body: {
        en: 'We corrected the entry {{number}}, which recorded {{amount}} of your credit as paid back to you: that payment does not count any more. {{standing}} The details are here after signing in: {{link}} If this surprises you, please call us. — {{firm}}.',
        ar: 'صحّحنا القيد {{number}} الذي سجّل ردّ {{amount}} من رصيدك الدائن إليك، فلم يعد هذا الردّ محتسبًا. {{standing}} التفاصيل هنا بعد تسجيل الدخول: {{link}} إن فاجأك ذلك فاتصل بنا. — {{firm}}.',
      },
    },
  },
});
