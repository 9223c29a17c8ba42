import { FundsMovedV1 } from '@diwan/contracts/money/client-funds/events';
import { fundMovementNotice } from '@diwan/contracts/money/client-funds/questions';
import { Id } from '@diwan/contracts/shared/id';
import { formatMoney } from '@diwan/contracts/shared/money-words';
import * as z from 'zod/mini';
import { aboutCase } from '../invoice-words.js';
import { on, toPeople } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { askStanding, changeFacts, changeOf } from '../standing-words.js';
import { URGENCY } from '../urgency.js';

/**
 * "Money that we hold for you moved" (BILL-10), to the client: it came, it paid an invoice, it went back, or one of these was reversed. Nothing is
 * said of what was reversed before the message went.
 */
export default noticeToPerson({
  family: 'funds_moved',
  topic: 'billing',
  always: true,
  urgency: URGENCY.client,
  waitsForMorning: true,
  facts: z.object({ movementId: Id, caseId: z.nullable(Id), change: changeFacts }),
  on: [
    on(FundsMovedV1, ({ movementId, caseId, clientId, changes }) =>
      toPeople([clientId], { movementId, caseId, change: changeOf(changes, clientId) }),
    ),
  ],
  about: aboutCase,
  async compose({ movementId, change }, person, tools) {
    const movement = await tools.rpc.ask(fundMovementNotice, { movementId, clientId: person.id });
    if (movement === null) return { drop: 'cancelled', reason: 'movement_gone' };
    if (movement.isReversed) return { drop: 'cancelled', reason: 'movement_reversed' };
    const { kind, invoice, reverses } = movement;
    const link = tools.link(movement.clientPath, person.language);
    const amount = formatMoney(movement.amount);
    const variables = { number: reverses?.number ?? movement.number, amount, link };
    if (kind === 'deposit') return { template: 'funds_received', variables };
    if (kind === 'refund') return { template: 'funds_refunded', variables };
    if (kind === 'transfer') {
      if (!invoice) return { drop: 'cancelled', reason: 'invoice_gone' };
      const { number, left } = invoice;
      return {
        template: 'funds_transferred',
        variables: { ...variables, invoice: number, balance: formatMoney(left) },
      };
    }
    // Whoever was told of nothing is told of no correction, unless it took their credit.
    const of = { movementId: reverses?.id ?? '' };
    if (change.creditIn.length === 0 && (await tools.withdraw(person.id, 'funds_moved', of, 'movement_reversed')))
      return { drop: 'cancelled', reason: 'movement_reversed' };
    if (reverses?.kind === 'deposit') return { template: 'deposit_reversed', variables };
    if (reverses?.kind === 'refund') return { template: 'refund_reversed', variables };
    const now = await askStanding(change, person, tools);
    const where = now.isNothing ? link : now.link;
    return { template: 'transfer_reversed', variables: { ...variables, standing: now.standing, link: where } };
  },
  templates: {
    funds_received: {
      category: 'utility',
      variables: ['amount', 'number', 'link', 'firm'],
      subject: { en: 'Your deposit arrived', ar: 'وصلت وديعتك' },
      body: {
        en: 'We received {{amount}} from you, thank you (no. {{number}}). We hold it for you until it pays an invoice or goes back to you. The details are here after signing in: {{link}} — {{firm}}.',
        ar: 'استلمنا منك {{amount}} (رقم {{number}})، وشكرًا. نحفظه لك إلى أن يسدّد فاتورة أو يُردّ إليك. التفاصيل هنا بعد تسجيل الدخول: {{link}} — {{firm}}.',
      },
    },
    funds_transferred: {
      category: 'utility',
      variables: ['amount', 'invoice', 'number', 'balance', 'link', 'firm'],
      subject: { en: 'An invoice was paid from your money that we hold', ar: 'سُدّدت فاتورة من مالك المحفوظ لدينا' },
      body: {
        en: 'We paid {{amount}} of your invoice {{invoice}} from the money that we hold for you (no. {{number}}). Left to pay on it: {{balance}}. The details are here after signing in: {{link}} If this surprises you, please call us. — {{firm}}.',
        ar: 'سدّدنا {{amount}} من فاتورتك {{invoice}} من مالك المحفوظ لدينا (رقم {{number}}). المتبقّي منها: {{balance}}. التفاصيل هنا بعد تسجيل الدخول: {{link}} إن فاجأك ذلك فاتصل بنا. — {{firm}}.',
      },
    },
    funds_refunded: {
      category: 'utility',
      variables: ['amount', 'number', 'link', 'firm'],
      subject: { en: 'Money that we held for you went back to you', ar: 'رُدّ إليك من مالك المحفوظ لدينا' },
      body: {
        en: 'We paid {{amount}} of the money that we hold for you back to you (no. {{number}}). The details are here after signing in: {{link}} If it did not reach you, please call us. — {{firm}}.',
        ar: 'رددنا إليك {{amount}} من مالك المحفوظ لدينا (رقم {{number}}). التفاصيل هنا بعد تسجيل الدخول: {{link}} إن لم يصلك المبلغ فاتصل بنا. — {{firm}}.',
      },
    },
    deposit_reversed: {
      category: 'utility',
      variables: ['number', 'amount', 'link', 'firm'],
      subject: { en: 'A deposit does not count any more', ar: 'وديعة لم تعد محتسبة' },
      body: {
        en: 'The deposit {{number}} of {{amount}} does not count any more: it is not part of what we hold for you. You can see what we hold for you here after signing in: {{link}} If this surprises you, please call us. — {{firm}}.',
        ar: 'لم تعد الوديعة {{number}} بقيمة {{amount}} محتسبة، فليست من المال الذي نحفظه لك. يمكنك الاطلاع على ما نحفظه لك هنا بعد تسجيل الدخول: {{link}} إن فاجأك ذلك فاتصل بنا. — {{firm}}.',
      },
    },
    refund_reversed: {
      category: 'utility',
      variables: ['number', 'amount', 'link', 'firm'],
      subject: { en: 'We hold money for you again', ar: 'عاد مال إلى ما نحفظه لك' },
      body: {
        en: 'The entry {{number}}, by which {{amount}} went back to you, was corrected: we hold this money for you again. The details are here after signing in: {{link}} If this surprises you, please call us. — {{firm}}.',
        ar: 'صحّحنا القيد {{number}} الذي رُدّ به إليك {{amount}}، فعاد المبلغ إلى ما نحفظه لك. التفاصيل هنا بعد تسجيل الدخول: {{link}} إن فاجأك ذلك فاتصل بنا. — {{firm}}.',
      },
    },
    transfer_reversed: {
      category: 'utility',
      variables: ['number', 'amount', 'standing', 'link', 'firm'],
      subject: { en: 'We hold money for you again', ar: 'عاد مال إلى ما نحفظه لك' },
      body: {
        en: 'The entry {{number}}, by which {{amount}} of the money that we hold for you paid an invoice, was corrected: we hold it for you again. {{standing}} The details are here after signing in: {{link}} If this surprises you, please call us. — {{firm}}.',
        ar: 'صحّحنا القيد {{number}} الذي سُدّدت به فاتورة بمبلغ {{amount}} من مالك المحفوظ لدينا، فعدنا نحفظ هذا المبلغ لك. {{standing}} التفاصيل هنا بعد تسجيل الدخول: {{link}} إن فاجأك ذلك فاتصل بنا. — {{firm}}.',
      },
    },
  },
});
