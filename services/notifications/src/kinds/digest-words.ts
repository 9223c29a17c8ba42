import { formatWallTime } from '@diwan/contracts/shared/date-text';
import type { Language } from '@diwan/contracts/shared/language';
import { formatMoney } from '@diwan/contracts/shared/money-words';
import type { DigestFacts } from './digest-facts.js';

/** Of each kind so many are named; a message is short, and the portal has the rest. */
const NAMED = 3;

const WORDS = {
  en: {
    hearing: 'Hearing',
    waiting: 'What waits for you',
    owed: 'To pay',
    and: ' and ',
    news: 'New on our site',
    quiet: 'nothing changed this week',
    changes: 'changes this week',
    next: 'next date',
    none: 'not set',
    comma: ', ',
    semicolon: '; ',
    quoted: (title: string) => `“${title}”`,
    more: (count: number) => `${count} more in the portal`,
  },
  ar: {
    hearing: 'جلسة',
    waiting: 'ما ننتظره منك',
    owed: 'المستحق',
    and: ' و',
    news: 'جديد على موقعنا',
    quiet: 'لا جديد هذا الأسبوع',
    changes: 'تغييرات هذا الأسبوع',
    next: 'الموعد المقبل',
    none: 'لم يُحدَّد',
    comma: '، ',
    semicolon: '؛ ',
    quoted: (title: string) => `«${title}»`,
    more: (count: number) => `في البوابة أيضًا: ${count}`,
  },
} as const;

/** The points of a digest in words, the most pressing first. */
export function pointsOf({ hearings, waiting, owed, news, week }: DigestFacts, language: Language): string[] {
  const words = WORDS[language];
  const { comma, semicolon } = words;
  const named = <Of>(all: readonly Of[], say: (one: Of) => string): string[] => [
    ...all.slice(0, NAMED).map(say),
    ...(all.length > NAMED ? [words.more(all.length - NAMED)] : []),
  ];
  return [
    ...named(
      hearings,
      ({ wallTime, title, caseTitle }) =>
        `${words.hearing}: ${formatWallTime(wallTime, language)}${comma}${title} (${caseTitle})`,
    ),
    ...(waiting > 0 ? [`${words.waiting}: ${waiting}`] : []),
    ...(owed.length > 0 ? [`${words.owed}: ${owed.map(formatMoney).join(words.and)}`] : []),
    ...named(news, ({ title }) => `${words.news}: ${words.quoted(title)}`),
    ...named(week, ({ caseTitle, changes, next }) => {
      const moved = changes === 0 ? words.quiet : `${words.changes}: ${changes}`;
      const date = next === null ? words.none : formatWallTime(next, language);
      return `${caseTitle}: ${moved}${semicolon}${words.next}: ${date}`;
    }),
  ];
}

/** Where a digest leads, and where it is stopped. */
export const digestLinks = (to: (path: string) => string) => ({
  link: to('/client-portal'),
  stop: to('/client-portal/messages-settings'),
});
