import { FundsAskedV1 } from '@diwan/contracts/money/fund-requests/events';
import { fundRequestNotice } from '@diwan/contracts/money/fund-requests/questions';
import { formatDate } from '@diwan/contracts/shared/date-text';
import { Id } from '@diwan/contracts/shared/id';
import { formatMoney } from '@diwan/contracts/shared/money-words';
import * as z from 'zod/mini';
import { aboutCase } from '../invoice-words.js';
import { on, toPeople } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

/** "We ask you for a deposit" (BILL-10), to the client, while anything of it is open; again where a deposit does not count any more. Why stands behind the sign-in. */
export default noticeToPerson({
  family: 'funds_asked',
  topic: 'billing',
  urgency: URGENCY.client,
  waitsForMorning: true,
  facts: z.object({ requestId: Id, caseId: z.nullable(Id), again: z.optional(z.literal(true)) }),
  on: [on(FundsAskedV1, ({ clientId, ...request }) => toPeople([clientId], request))],
  about: aboutCase,
  async compose({ requestId, again }, { language }, { rpc, link }) {
    const request = await rpc.ask(fundRequestNotice, { requestId });
    if (!request || request.state === 'paid' || request.state === 'withdrawn')
      return { drop: 'cancelled', reason: 'not_open' };
    const { left, dueDay, clientPath } = request;
    return {
      template: again ? 'funds_asked_again' : 'funds_asked',
      variables: { amount: formatMoney(left), due: formatDate(dueDay, language), link: link(clientPath, language) },
    };
  },
  templates: {
    funds_asked: {
      category: 'utility',
      variables: ['amount', 'due', 'link', 'firm'],
      subject: { en: 'A deposit for your file', ar: 'وديعة لملفّك' },
      body: {
        en: 'We ask you for a deposit of {{amount}} until {{due}}. Why, and the ways to pay, after signing in: {{link}} — {{firm}}.',
        ar: 'نطلب منك وديعة قدرها {{amount}} حتى {{due}}. السبب وطرق الدفع بعد تسجيل الدخول: {{link}} — {{firm}}.',
      },
    },
    funds_asked_again: {
      category: 'utility',
      variables: ['amount', 'due', 'link', 'firm'],
      subject: { en: 'A deposit is open again', ar: 'وديعة مطلوبة من جديد' },
      body: {
        en: 'A deposit that we asked you for is open again: {{amount}}, asked for by {{due}}. Why, and the ways to pay, are here after signing in: {{link}} If this surprises you, please call us. — {{firm}}.',
        ar: 'وديعة طلبناها منك باتت مطلوبة من جديد: {{amount}}، وكان موعدها {{due}}. السبب وطرق الدفع هنا بعد تسجيل الدخول: {{link}} إن فاجأك ذلك فاتصل بنا. — {{firm}}.',
      },
    },
  },
});
