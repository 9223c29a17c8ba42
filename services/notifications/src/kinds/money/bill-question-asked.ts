import { BillQuestionAskedV1 } from '@diwan/contracts/money/bill-questions/events';
import { billQuestionNotice } from '@diwan/contracts/money/bill-questions/questions';
import { Id } from '@diwan/contracts/shared/id';
import * as z from 'zod/mini';
import { aboutCase } from '../invoice-words.js';
import { on, toPeople } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

/** "A client asks about a line of a bill", to who writes bills, while nobody has answered. The question stands behind the sign-in. */
export default noticeToPerson({
  family: 'bill_question_asked',
  topic: 'office',
  urgency: URGENCY.promised,
  waitsForMorning: true,
  facts: z.object({ questionId: Id, caseId: z.nullable(Id) }),
  on: [
    on(BillQuestionAskedV1, async ({ questionId, caseId }, { staffWith }) =>
      toPeople(await staffWith('billing:write'), { questionId, caseId }),
    ),
  ],
  about: aboutCase,
  async compose({ questionId }, { language }, { rpc, link }) {
    const question = await rpc.ask(billQuestionNotice, { questionId });
    if (question?.isAnswered !== false) return { drop: 'cancelled', reason: 'answered' };
    return { template: 'bill_question_asked', variables: { link: link(question.staffPath, language) } };
  },
  templates: {
    bill_question_asked: {
      category: 'utility',
      variables: ['link', 'firm'],
      subject: { en: 'A question about a bill', ar: 'سؤال عن فاتورة' },
      body: {
        en: 'A client asks about a line of a bill. The question waits for your answer here: {{link}} — {{firm}}.',
        ar: 'يسأل أحد الموكّلين عن بند في فاتورة. السؤال بانتظار جوابكم هنا: {{link}} — {{firm}}.',
      },
    },
  },
});
