import type { Party, PartyRole } from '@diwan/contracts/matters/parties/http';
import type { PracticeAreaId } from '@diwan/contracts/site/practice-areas/practice-area';
import { party } from '../demo-case.js';

type Person = readonly [en: string, ar: string, note?: string];

/** Who is met in the matters of the demo firm besides its clients and their opponents. */
const PEOPLE = {
  opposing_counsel: [
    ['Me Joseph Abou Jaoude', 'الأستاذ جوزيف أبو جودة'],
    ['Me Samar Kanaan', 'الأستاذة سمر كنعان'],
    ['Me Wissam Tarabay', 'الأستاذ وسام طربيه'],
    ['Me Lama Rifai', 'الأستاذة لمى الرفاعي'],
  ],
  witness: [
    ['Hanna Saade', 'حنا سعادة', 'Was there that day.'],
    ['Siham Yassine', 'سهام ياسين', 'كانت حاضرة في ذلك اليوم.'],
    ['Rafic Moawad', 'رفيق معوّض', 'Kept the register.'],
  ],
  expert: [
    ['Engineer Nadim Chalhoub', 'المهندس نديم شلهوب', 'Appointed by the court to measure and value.'],
    ['Dr Hala Mroueh', 'الدكتورة هلا مروّة', 'خبيرة طبية لتقدير نسبة العطل.'],
    ['Marwan Ghosn, accountant', 'الخبير مروان غصن', 'Examines the books.'],
  ],
  notary: [
    ['Notary Paul Nakhle', 'كاتب العدل بول نخلة', 'Keeps the deeds.'],
    ['Notary Rana Osman', 'كاتبة العدل رنا عثمان', 'نظّمت الوكالة.'],
  ],
} as const satisfies Partial<Record<PartyRole, readonly Person[]>>;

/** Whom a matter of an area brings with it. */
const OF_AREA: Partial<Record<PracticeAreaId, readonly ('witness' | 'expert' | 'notary')[]>> = {
  ...{ criminal: ['witness'], labor: ['witness'], banking: ['expert'], business: ['expert'], tax: ['expert'] },
  ...{ 'real-estate': ['expert', 'notary'], 'personal-injury': ['witness', 'expert'] },
  ...{ incorporation: ['notary'], other: ['notary'] },
};

/** The people of the n-th matter: its opponent with counsel, and every second time whom its area brings. */
export function peopleOf(
  { area, opponent, city }: { area: PracticeAreaId; opponent: readonly [string, string] | null; city: string | null },
  number: number,
): Party[] {
  const one = (role: keyof typeof PEOPLE, place: number) => {
    const [en, ar, note] = PEOPLE[role][(number + place) % PEOPLE[role].length] as Person;
    return party(role, en, ar, note);
  };
  return [
    ...(opponent ? [party('opponent', ...opponent)] : []),
    ...(opponent && city !== null ? [one('opposing_counsel', 0)] : []),
    ...(number % 2 === 0 ? (OF_AREA[area] ?? []).map(one) : []),
  ];
}
