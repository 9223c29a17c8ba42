import { HearingNewsV1 } from '@diwan/contracts/matters/hearings/events';
import { formatWallTime } from '@diwan/contracts/shared/date-text';
import * as z from 'zod/mini';
import { askHearing, hearingFacts } from '../hearing-facts.js';
import { newsFor } from '../hearing-news.js';
import { on } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

/** "A hearing does not take place" (D-135), to the clients of its case and whoever attends it. */
export default noticeToPerson({
  family: 'hearing_cancelled',
  topic: 'hearing',
  urgency: URGENCY.hearing,
  waitsForMorning: ({ sameDay }) => !sameDay,
  facts: z.object({ ...hearingFacts, sameDay: z.boolean() }),
  on: [on(HearingNewsV1, (told) => newsFor('cancelled', told))],
  about: ({ caseId }) => ({ caseId }),
  async compose(facts, person, tools) {
    const said = await askHearing(facts, person, tools);
    if ('drop' in said) return said;
    // Scheduled again meanwhile, of which they are told.
    if (said.hearing.state !== 'cancelled') return { drop: 'cancelled', reason: 'hearing_changed' };
    const { where: _, ...words } = said.words;
    const when = formatWallTime(facts.wallTime, person.language);
    return { template: 'hearing_cancelled', variables: { ...words, when } };
  },
  templates: {
    hearing_cancelled: {
      category: 'utility',
      variables: ['name', 'title', 'case', 'when', 'link', 'firm'],
      subject: { en: 'A hearing was cancelled', ar: 'أُلغيت جلسة' },
      body: {
        en: 'Hello {{name}}, the hearing "{{title}}" in the case "{{case}}" on {{when}} was cancelled. Details: {{link}} — {{firm}}.',
        ar: 'مرحباً {{name}}، أُلغيت الجلسة «{{title}}» في ملف «{{case}}» التي كان موعدها {{when}}. التفاصيل: {{link}} — {{firm}}.',
      },
    },
  },
});
