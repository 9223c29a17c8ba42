import { HearingAnsweredV1 } from '@diwan/contracts/matters/hearings/events';
import { HearingAnswer } from '@diwan/contracts/matters/hearings/hearing';
import { formatWallTime } from '@diwan/contracts/shared/date-text';
import { Id } from '@diwan/contracts/shared/id';
import * as z from 'zod/mini';
import { askHearing } from '../hearing-facts.js';
import { on, toPeople } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

/** "A client, or a delegate for them, said whether they come to a hearing" (PORT-05), to whoever attends it for the firm, else to the team: the case only, the answer is behind the sign-in. */
export default noticeToPerson({
  family: 'hearing_answered',
  topic: 'office',
  urgency: URGENCY.promised,
  waitsForMorning: true,
  facts: z.object({ hearingId: Id, caseId: Id, clientId: Id, answer: HearingAnswer }),
  on: [on(HearingAnsweredV1, ({ lawyerId, team, ...facts }) => toPeople(lawyerId ? [lawyerId] : team, facts))],
  about: ({ caseId }) => ({ caseId }),
  async compose({ clientId, answer, ...facts }, person, tools) {
    const said = await askHearing({ ...facts, wallTime: '' }, person, tools);
    if ('drop' in said) return said;
    const { hearing, words } = said;
    // Answered otherwise since: that answer is told by a notice of its own.
    const given = hearing.answers.find((one) => one.clientId === clientId && one.answer === answer);
    if (!given) return { drop: 'cancelled', reason: 'answered_otherwise' };
    const when = formatWallTime(hearing.wallTime, person.language);
    const template = given.byDelegate ? 'hearing_answered_for' : 'hearing_answered';
    return { template, variables: { case: words.case, when, link: words.link } };
  },
  templates: {
    hearing_answered_for: {
      category: 'utility',
      variables: ['case', 'when', 'link', 'firm'],
      subject: { en: 'A delegate answered about a hearing', ar: 'ردّ مفوَّض بشأن حضور جلسة' },
      body: {
        en: 'A delegate said whether a client of the case "{{case}}" will attend the hearing of {{when}}. The answer, and whose it is: {{link}} — {{firm}}.',
        ar: 'أفاد مفوَّض بشأن حضور أحد الموكّلين في ملف «{{case}}» جلسة {{when}}. تجدون الجواب وصاحبه هنا: {{link}} — {{firm}}.',
      },
    },
    hearing_answered: {
      category: 'utility',
      variables: ['case', 'when', 'link', 'firm'],
      subject: { en: 'A client answered about a hearing', ar: 'ردّ موكّل بشأن حضور جلسة' },
      body: {
        en: 'A client of the case "{{case}}" said whether they will attend the hearing of {{when}}. The answer is here: {{link}} — {{firm}}.',
        ar: 'أفاد أحد الموكّلين في ملف «{{case}}» بشأن حضوره جلسة {{when}}. تجدون الجواب هنا: {{link}} — {{firm}}.',
      },
    },
  },
});
