import { FundsMovedV1 } from '@diwan/contracts/money/client-funds/events';
import { CreditTakenBackV1 } from '@diwan/contracts/money/credit-uses/events';
import type { AccountChange } from '@diwan/contracts/money/payments/account-change';
import { PaymentVoidedV1 } from '@diwan/contracts/money/payments/events';
import { Id } from '@diwan/contracts/shared/id';
import * as z from 'zod/mini';
import { on, toPeople } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { askStanding, changeFacts } from '../standing-words.js';
import { URGENCY } from '../urgency.js';

/** Whose money it was is told of that itself, and how they stand. */
const toOthers = ({ clientId, changes = [] }: { clientId: string; changes?: AccountChange[] | undefined }) =>
  changes
    .filter((change) => change.clientId !== clientId)
    .flatMap(({ clientId: other, ...change }) => toPeople([other], change));

/** "What counted as paid does not any more" (D-118), to a client whose invoice another one had paid, while it makes a difference to them. */
export default noticeToPerson({
  family: 'payment_undone',
  topic: 'billing',
  urgency: URGENCY.client,
  waitsForMorning: true,
  facts: z.extend(changeFacts, { caseIds: z.array(Id) }),
  on: [
    on(PaymentVoidedV1, (voided) => toOthers(voided)),
    on(FundsMovedV1, (moved) => toOthers(moved)),
    on(CreditTakenBackV1, (taken) => toOthers(taken)),
  ],
  async compose(facts, person, tools) {
    const { standing, link, isNothing } = await askStanding(facts, person, tools);
    if (isNothing) return { drop: 'cancelled', reason: 'nothing_to_tell' };
    return { template: 'payment_undone', variables: { standing, link } };
  },
  templates: {
    payment_undone: {
      category: 'utility',
      variables: ['standing', 'link', 'firm'],
      subject: { en: 'A payment for you does not count any more', ar: 'دفعة لك لم تعد محتسبة' },
      body: {
        en: 'A payment for you that was counted does not count any more. {{standing}} The details are here after signing in: {{link}} If this surprises you, please call us. — {{firm}}.',
        ar: 'دفعة كانت محتسبة لك لم تعد محتسبة. {{standing}} التفاصيل هنا بعد تسجيل الدخول: {{link}} إن فاجأك ذلك فاتصل بنا. — {{firm}}.',
      },
    },
  },
});
