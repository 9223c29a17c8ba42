import type { HearingType } from '@diwan/contracts/matters/hearings/hearing';
import { Types } from 'mongoose';
import type { CaseRecord } from '../cases/case.schema.js';
import { SHIPPED_COURTS } from '../courts/shipped-courts.js';
import type { HearingRecord } from '../hearings/hearing.schema.js';
import { knownOf } from '../hearings/news.rules.js';
import { nextReminder } from '../hearings/reminder.rules.js';
import { momentOf, wallTimeAt } from '../hearings/wall-time.rules.js';

const DAY = 24 * 60 * 60_000;
/** Court hours of an ordinary morning. */
const HOURS = ['09:00', '10:00', '11:00', '12:00', '09:30', '10:30', '11:30'] as const;

interface Words {
  title: string;
  description: string;
  outcome: string;
  summary: string;
  notes: string;
}

const ENGLISH: readonly Words[] = [
  {
    title: 'Exchange of submissions',
    description: 'The court takes our reply to the file and hears whether the other side answers.',
    outcome: 'Reply filed; opponent asked for time.',
    summary: 'The court took our reply. The other side has until the next hearing to answer.',
    notes: 'Bring two signed copies of the reply.',
  },
  {
    title: 'Hearing of witnesses',
    description: 'Two witnesses are heard. You need not speak.',
    outcome: 'First witness heard, second did not appear.',
    summary: 'The first witness confirmed what we had said. The second is heard next time.',
    notes: 'Ask the second witness about the dates in the register.',
  },
  {
    title: 'Discussion of the expert’s report',
    description: 'The expert explains the report and both sides ask questions.',
    outcome: 'Expert to complete the report within a month.',
    summary: 'The expert has been asked to complete the report. We expect it within a month.',
    notes: 'Contest the valuation on page 7.',
  },
];
const ARABIC: readonly Words[] = [
  {
    title: 'جلسة تبادل لوائح',
    description: 'تضمّ المحكمة جوابنا إلى الملف وتسأل الخصم إن كان سيردّ.',
    outcome: 'قُدّم الجواب واستمهل الخصم.',
    summary: 'ضمّت المحكمة جوابنا إلى الملف، وللخصم أن يردّ حتى الجلسة المقبلة.',
    notes: 'إحضار نسختين موقّعتين عن اللائحة.',
  },
  {
    title: 'جلسة سماع الشهود',
    description: 'تستمع المحكمة إلى شاهدين. لا حاجة إلى أن تتكلّم.',
    outcome: 'سُمع الشاهد الأول ولم يحضر الثاني.',
    summary: 'أكّد الشاهد الأول أقوالنا، ويُسمع الثاني في الجلسة المقبلة.',
    notes: 'سؤال الشاهد الثاني عن تواريخ السجل.',
  },
  {
    title: 'جلسة مناقشة تقرير الخبير',
    description: 'يشرح الخبير تقريره ويجيب عن أسئلة الفريقين.',
    outcome: 'كُلّف الخبير استكمال تقريره خلال شهر.',
    summary: 'طلبت المحكمة من الخبير استكمال تقريره، ونتوقّعه خلال شهر.',
    notes: 'الاعتراض على التخمين في الصفحة السابعة.',
  },
];

/** Days from now of a case's hearings, the earliest of each: of one that is closed only past ones. */
const DAYS: Record<CaseRecord['status'], readonly number[]> = {
  active: [-140, -82, -30, 1, 38],
  pending: [-110, -40, 21],
  closed: [-260, -190, -120],
};
const JUDGES = {
  en: ['Judge Samira Haddad', 'Judge Fouad Ghanem', 'Judge Rima Khalaf', 'Judge Antoine Daou'],
  ar: ['القاضية سميرة حداد', 'القاضي فؤاد غانم', 'القاضية ريما خلف', 'القاضي أنطوان ضو'],
};

/** Mornings that are taken, by lawyer: nobody of the demo firm is in two courts at once. */
export type Diary = Set<string>;

/**
 * The hearings of the n-th case of the demo data, as if they had come about long ago and everybody knew of them. A matter that is
 * before no court has none.
 */
export function hearingsOf(legalCase: CaseRecord, number: number, now: Date, diary: Diary): Partial<HearingRecord>[] {
  const named = legalCase.instances.at(-1)?.court;
  if (named === undefined) return [];
  const language = /\p{Script=Arabic}/u.test(legalCase.title) ? 'ar' : 'en';
  const words = language === 'ar' ? ARABIC : ENGLISH;
  const court = SHIPPED_COURTS.find(({ name }) => name.en === named || name.ar === named);
  const lawyerId = legalCase.team[0] ?? null;
  const room = 1 + (number % 6);
  return DAYS[legalCase.status].map((days, at) => {
    const said = words[(number + at) % words.length] as Words;
    const wallTime = freeMorning(now, days + ((number * 5) % SPREAD), { diary, lawyerId, first: number + at * 3 });
    const isPast = momentOf(wallTime) <= now;
    const state = isPast ? ('held' as const) : ('scheduled' as const);
    const hearing = {
      _id: new Types.ObjectId(`d5${(number * 16 + at).toString(16).padStart(22, '0')}`),
      caseId: String(legalCase._id),
      team: legalCase.team,
      title: said.title,
      description: said.description,
      wallTime,
      at: momentOf(wallTime),
      location: language === 'ar' ? 'قصر العدل' : 'Palace of Justice',
      courtId: court?.id ?? null,
      courtRoom: String(room),
      type: (at % 2 === 0 ? 'hearing' : 'trial') as HearingType,
      judge: JUDGES[language][number % JUDGES[language].length],
      preparationNotes: said.notes,
      lawyerId,
      answers:
        !isPast && number % 3 === 1
          ? [
              {
                clientId: legalCase.clientId,
                answer: number % 9 === 4 ? ('translator' as const) : ('attending' as const),
                note: '',
                at: new Date(now.getTime() - DAY),
              },
            ]
          : [],
      state,
      outcome: isPast ? said.outcome : '',
      outcomeSummary: isPast ? said.summary : '',
      outcomeFor: isPast ? [legalCase.clientId] : [],
      deletedAt: null,
      told: null,
      version: 1,
    };
    return { ...hearing, told: knownOf(hearing), remindAt: nextReminder(hearing, now) };
  });
}

/** Over so many days the hearings of different cases lie apart. */
const SPREAD = 29;

/** An hour of a working day, a number of days from now or soon after, at which the lawyer is nowhere else. */
function freeMorning(
  now: Date,
  days: number,
  { diary, lawyerId, first }: { diary: Diary; lawyerId: string | null; first: number },
): string {
  for (let later = 0; ; later += 1)
    for (const step of HOURS.keys()) {
      const wallTime = courtMorning(now, days + later, HOURS[(first + step) % HOURS.length] ?? '09:30');
      const place = `${lawyerId} ${wallTime}`;
      if (diary.has(place)) continue;
      diary.add(place);
      return wallTime;
    }
}

/** The working day nearest after a number of days from now, at a time. */
function courtMorning(now: Date, days: number, time: string): string {
  const day = new Date(now.getTime() + days * DAY);
  while ([0, 6].includes(new Date(`${wallTimeAt(day).slice(0, 10)}T00:00:00Z`).getUTCDay()))
    day.setTime(day.getTime() + DAY);
  return `${wallTimeAt(day).slice(0, 10)}T${time}`;
}
