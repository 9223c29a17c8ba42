import { HearingNearV1 } from '@diwan/contracts/matters/hearings/events';
import { ReminderStep } from '@diwan/contracts/matters/hearings/hearing';
import * as z from 'zod/mini';
import { HEARING_BUTTONS } from '../hearing-buttons.js';
import { askHearingToCome, hearingFacts } from '../hearing-facts.js';
import { on, toPeople } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

const VARIABLES = ['name', 'title', 'case', 'when', 'where', 'link', 'firm'] as const;
const TEMPLATES = {
  '7d': 'hearing_reminder_7d',
  '1d': 'hearing_reminder_1d',
  '3h': 'hearing_reminder_3h',
} as const;
const SUBJECT = { en: 'A hearing comes near', ar: 'تذكير بموعد جلسة' };

/**
 * "A hearing comes near" (HEAR-04): seven days, one day and three hours before, to the clients of its case and whoever attends it. The
 * last one is of the same day and does not wait for the morning.
 */
export default noticeToPerson({
  family: 'hearing_reminder',
  topic: 'hearing',
  urgency: URGENCY.promised,
  waitsForMorning: ({ step }) => step !== '3h',
  facts: z.object({ ...hearingFacts, step: ReminderStep }),
  on: [
    on(HearingNearV1, ({ clientIds, lawyerId, ...facts }) =>
      toPeople([...clientIds, ...(lawyerId ? [lawyerId] : [])], facts),
    ),
  ],
  about: ({ caseId }) => ({ caseId }),
  async compose(facts, person, tools) {
    const said = await askHearingToCome(facts, person, tools);
    return 'drop' in said ? said : { template: TEMPLATES[facts.step], variables: said.words };
  },
  templates: {
    hearing_reminder_7d: {
      category: 'utility',
      buttons: HEARING_BUTTONS,
      variables: VARIABLES,
      subject: SUBJECT,
      body: {
        en: 'Hello {{name}}, the hearing "{{title}}" in the case "{{case}}" is in a week: {{when}}, {{where}}. Tell us whether you will attend: {{link}} — {{firm}}.',
        ar: 'مرحباً {{name}}، الجلسة «{{title}}» في ملف «{{case}}» بعد أسبوع: {{when}}، {{where}}. أعلمنا بحضورك: {{link}} — {{firm}}.',
      },
    },
    hearing_reminder_1d: {
      category: 'utility',
      buttons: HEARING_BUTTONS,
      variables: VARIABLES,
      subject: SUBJECT,
      body: {
        en: 'Hello {{name}}, the hearing "{{title}}" in the case "{{case}}" is tomorrow: {{when}}, {{where}}. Details: {{link}} — {{firm}}.',
        ar: 'مرحباً {{name}}، الجلسة «{{title}}» في ملف «{{case}}» غداً: {{when}}، {{where}}. التفاصيل: {{link}} — {{firm}}.',
      },
    },
    hearing_reminder_3h: {
      category: 'utility',
      buttons: HEARING_BUTTONS,
      variables: VARIABLES,
      subject: SUBJECT,
      body: {
        en: 'Hello {{name}}, the hearing "{{title}}" in the case "{{case}}" is today: {{when}}, {{where}}. Details and the way there: {{link}} — {{firm}}.',
        ar: 'مرحباً {{name}}، الجلسة «{{title}}» في ملف «{{case}}» اليوم: {{when}}، {{where}}. التفاصيل والطريق: {{link}} — {{firm}}.',
      },
    },
  },
});
