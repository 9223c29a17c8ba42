import { HearingNewsV1 } from '@diwan/contracts/matters/hearings/events';
import * as z from 'zod/mini';
import { HEARING_BUTTONS } from '../hearing-buttons.js';
import { askHearingToCome, hearingFacts } from '../hearing-facts.js';
import { newsFor } from '../hearing-news.js';
import { on } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

/** "A hearing is at another time or place" (D-135), to the clients of its case and whoever attends it. */
export default noticeToPerson({
  family: 'hearing_moved',
  topic: 'hearing',
  urgency: URGENCY.hearing,
  waitsForMorning: ({ sameDay }) => !sameDay,
  facts: z.object({ ...hearingFacts, sameDay: z.boolean() }),
  on: [on(HearingNewsV1, (told) => newsFor('moved', told))],
  about: ({ caseId }) => ({ caseId }),
  async compose(facts, person, tools) {
    const said = await askHearingToCome(facts, person, tools);
    return 'drop' in said ? said : { template: 'hearing_moved', variables: said.words };
  },
  templates: {
    hearing_moved: {
      category: 'utility',
      buttons: HEARING_BUTTONS,
      variables: ['name', 'title', 'case', 'when', 'where', 'link', 'firm'],
      subject: { en: 'A hearing was moved', ar: 'تغيّر موعد جلسة أو مكانها' },
      body: {
        en: 'Hello {{name}}, the hearing "{{title}}" in the case "{{case}}" was moved. It now takes place on {{when}}, {{where}}. Details: {{link}} — {{firm}}.',
        ar: 'مرحباً {{name}}، تغيّر موعد الجلسة «{{title}}» في ملف «{{case}}» أو مكانها. الموعد الجديد: {{when}}، {{where}}. التفاصيل: {{link}} — {{firm}}.',
      },
    },
  },
});
