import { weekOfClient } from '@diwan/contracts/matters/weeks/questions';
import { formatWallTime } from '@diwan/contracts/shared/date-text';
import * as z from 'zod/mini';
import { noticeToPerson } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

const NO_DATE = { en: 'no date is set', ar: 'لم يُحدَّد موعد' } as const;

/**
 * "Your week", also when nothing moved (PORT-03): to clients who asked for it, once a week; see `weekly/owe-weekly-summaries.ts`. It says how
 * many cases moved and the next date; which ones and what happened is behind the sign-in.
 */
export default noticeToPerson({
  family: 'weekly_summary',
  topic: 'weekly',
  urgency: URGENCY.newsletter,
  waitsForMorning: true,
  facts: z.object({ week: z.string() }),
  on: [],
  async compose(_, { id: clientId, name, language, channels }, { rpc, link: linkTo }) {
    // The week's first digest has the same lines (NEWS-09).
    if (channels && channels.digest.length > 0) return { drop: 'suppressed', reason: 'in_digest' };
    const week = await rpc.ask(weekOfClient, { clientId });
    if (week === null) return { drop: 'cancelled', reason: 'no_open_case' };
    const next = week.next === null ? NO_DATE[language] : formatWallTime(week.next, language);
    const link = linkTo('/client-portal/updates', language);
    if (week.moved === 0) return { template: 'weekly_quiet', variables: { name, next, link } };
    return { template: 'weekly_news', variables: { name, count: String(week.moved), next, link } };
  },
  templates: {
    weekly_quiet: {
      category: 'utility',
      variables: ['name', 'next', 'link', 'firm'],
      subject: { en: 'Your week: no change', ar: 'أسبوعك: لا جديد' },
      body: {
        en: 'Hello {{name}}, nothing changed in your file this week. Next date: {{next}}. You can see how it stands after signing in: {{link}} — {{firm}}.',
        ar: 'مرحباً {{name}}، لم يطرأ جديد على ملفك هذا الأسبوع. الموعد المقبل: {{next}}. يمكنك الاطلاع على وضعه بعد تسجيل الدخول: {{link}} — {{firm}}.',
      },
    },
    weekly_news: {
      category: 'utility',
      variables: ['name', 'count', 'next', 'link', 'firm'],
      subject: { en: 'Your week: there is news', ar: 'أسبوعك: هناك جديد' },
      body: {
        en: 'Hello {{name}}, there is news in your file this week (cases: {{count}}). Next date: {{next}}. You can read it after signing in: {{link}} — {{firm}}.',
        ar: 'مرحباً {{name}}، هناك جديد في ملفك هذا الأسبوع (عدد القضايا: {{count}}). الموعد المقبل: {{next}}. يمكنك قراءته بعد تسجيل الدخول: {{link}} — {{firm}}.',
      },
    },
  },
});
