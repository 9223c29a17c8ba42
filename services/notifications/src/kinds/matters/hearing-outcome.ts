import { HearingNewsV1 } from '@diwan/contracts/matters/hearings/events';
import * as z from 'zod/mini';
import { askHearing, hearingFacts } from '../hearing-facts.js';
import { on, toPeople } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

/** "The outcome of a hearing can be read" (HEAR-08), to the clients of its case: what it was is behind the sign-in. */
export default noticeToPerson({
  family: 'hearing_outcome',
  topic: 'hearing',
  urgency: URGENCY.hearing,
  waitsForMorning: true,
  facts: z.object(hearingFacts),
  on: [
    on(HearingNewsV1, ({ news, clientIds, hearingId, caseId, wallTime }) =>
      news === 'outcome' ? toPeople(clientIds, { hearingId, caseId, wallTime }) : [],
    ),
  ],
  about: ({ caseId }) => ({ caseId }),
  async compose(facts, person, tools) {
    const said = await askHearing(facts, person, tools);
    if ('drop' in said) return said;
    if (said.hearing.outcomeSummary === null) return { drop: 'cancelled', reason: 'outcome_withdrawn' };
    const { where: _, ...words } = said.words;
    return { template: 'hearing_outcome', variables: words };
  },
  templates: {
    hearing_outcome: {
      category: 'utility',
      variables: ['name', 'title', 'case', 'when', 'link', 'firm'],
      subject: { en: 'The outcome of your hearing', ar: 'نتيجة جلستك' },
      body: {
        en: 'Hello {{name}}, you can now read the outcome of the hearing "{{title}}" of {{when}} in the case "{{case}}": {{link}} — {{firm}}.',
        ar: 'مرحباً {{name}}، يمكنك الآن الاطلاع على نتيجة الجلسة «{{title}}» بتاريخ {{when}} في ملف «{{case}}»: {{link}} — {{firm}}.',
      },
    },
  },
});
