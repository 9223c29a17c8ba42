import { BillQuestionAnsweredV1 } from '@diwan/contracts/money/bill-questions/events';
import { billQuestionNotice } from '@diwan/contracts/money/bill-questions/questions';
import { Id } from '@diwan/contracts/shared/id';
import * as z from 'zod/mini';
import { aboutCase } from '../invoice-words.js';
import { on, toPeople } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

/** "Your question about the bill is answered", to the client, with the answer behind the sign-in. */
export default noticeToPerson({
  family: 'bill_question_answered',
  topic: 'billing',
  urgency: URGENCY.client,
  waitsForMorning: true,
  facts: z.object({ questionId: Id, caseId: z.nullable(Id) }),
  on: [on(BillQuestionAnsweredV1, ({ questionId, caseId, clientId }) => toPeople([clientId], { questionId, caseId }))],
  about: aboutCase,
  async compose({ questionId }, { language }, { rpc, link }) {
    const question = await rpc.ask(billQuestionNotice, { questionId });
    if (!question?.isAnswered) return { drop: 'cancelled', reason: 'question_gone' };
    const { number, clientPath } = question;
    return { template: 'bill_question_answered', variables: { number, link: link(clientPath, language) } };
  },
  templates: {
    bill_question_answered: {
      category: 'utility',
      variables: ['number', 'link', 'firm'],
      subject: { en: 'Your question is answered', ar: 'أجبنا عن سؤالك' },
      body: {
        en: 'We answered your question about invoice {{number}}. You can read it here after signing in: {{link}} — {{firm}}.',
        ar: 'أجبنا عن سؤالك بشأن الفاتورة {{number}}. يمكنك قراءة الجواب هنا بعد تسجيل الدخول: {{link}} — {{firm}}.',
      },
    },
  },
});
