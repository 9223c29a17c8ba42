import type { TaskPriority } from '@diwan/contracts/matters/tasks/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Types } from 'mongoose';
import type { CaseRecord } from '../../cases/case.schema.js';
import type { HearingRecord } from '../../hearings/hearing.schema.js';
import type { RequestRecord } from '../../requests/request.schema.js';
import type { TaskRecord } from '../../tasks/task.schema.js';
import { UNTOUCHED, whenDue } from '../../tasks/task-fields.js';
import { standing } from '../../tasks/task-reach.js';

const DAY = 24 * 60 * 60_000;

/** What the people of the demo firm wrote down to do, by the language of the matter. */
const TEXTS = {
  en: [
    'Call the client about the last hearing',
    'Send the draft to the other side',
    'Pay the court fees',
    'Have the papers translated and legalised',
    'Order a certified copy of the minutes',
  ],
  ar: [
    'الاتصال بالموكّل بشأن الجلسة الأخيرة',
    'إرسال المسودة إلى الفريق الآخر',
    'دفع الرسوم القضائية',
    'ترجمة المستندات وتصديقها',
    'طلب صورة مصدّقة عن المحضر',
  ],
} as const;
const PRIORITIES: readonly TaskPriority[] = ['normal', 'high', 'normal', 'low'];

/** The team is the case's. */
type DemoTask = Omit<TaskRecord, 'team' | 'updatedAt'>;

const idOf = (number: number, place: number) =>
  new Types.ObjectId(`d6${(number * 16 + place).toString(16).padStart(22, '0')}`);

/** A task of the responsible lawyer for the n-th case of the demo data; some are late, every fifth is done. None for cases that are over. */
export function taskOf(legalCase: CaseRecord, number: number, now: Date): DemoTask[] {
  const ownerId = legalCase.team[0];
  if (legalCase.status === 'closed' || ownerId === undefined) return [];
  const texts = TEXTS[/\p{Script=Arabic}/u.test(legalCase.title) ? 'ar' : 'en'];
  const text = texts[number % texts.length] ?? '';
  const caseId = String(legalCase._id);
  const whose = { caseId, ownerId, permission: 'task:write', createdBy: ownerId } as const;
  const day = beirutDate(new Date(now.getTime() + (((number * 7) % 24) - 4) * DAY));
  const isDone = number % 5 === 0;
  return [
    {
      ...UNTOUCHED,
      ...(isDone && { state: 'done', movedAt: new Date(now.getTime() - DAY), movedBy: ownerId }),
      ...whose,
      ...standing(whose),
      ...whenDue({ day, time: null }, null),
      _id: idOf(number, 0),
      kind: 'by_hand',
      text: { en: text, ar: text },
      note: '',
      priority: PRIORITIES[number % PRIORITIES.length] ?? 'normal',
      clientId: legalCase.clientId,
      ...{ reference: null, subjectId: null, leadId: null },
      version: 1,
      createdAt: new Date(now.getTime() - (6 + (number % 9)) * DAY),
    },
  ];
}

/** What waits for the responsible lawyer once the client has answered a request of the n-th case. */
export function taskOfAnswer(request: RequestRecord, ownerId: string | null, number: number): DemoTask[] {
  if (request.state !== 'answered') return [];
  const { caseId, clientId, title, createdAt } = request;
  const subjectId = String(request._id);
  const whose = { caseId, ownerId, permission: 'document:write', createdBy: null } as const;
  return [
    {
      ...UNTOUCHED,
      ...whose,
      ...standing(whose),
      ...whenDue(null, null),
      _id: idOf(number, 1),
      kind: 'request_answered',
      source: `request_answered:${subjectId}`,
      ...{ subjectId, clientId, text: title, note: '', priority: 'normal', reference: null, leadId: null },
      ...{ version: 1, createdAt },
    },
  ];
}

/** What waits for the lawyer of a hearing whose client needs a translator. */
export function taskOfAttendance(hearing: Partial<HearingRecord>, number: number, place: number): DemoTask[] {
  const { caseId = null, title = '', wallTime = '', answers = [], lawyerId = null } = hearing;
  const whose = { caseId, ownerId: lawyerId, permission: 'hearing:write', createdBy: null } as const;
  return answers
    .filter(({ answer }) => answer === 'translator')
    .map(({ clientId, at }) => {
      const subjectId = `${String(hearing._id)}:${clientId}`;
      return {
        ...UNTOUCHED,
        ...whose,
        ...standing(whose),
        ...whenDue({ day: wallTime.slice(0, 10), time: wallTime.slice(11, 16) }, null),
        _id: idOf(number, 2 + place),
        kind: 'attendance',
        source: `attendance:${subjectId}`,
        text: { en: `${title} — needs a translator`, ar: `${title} — يحتاج إلى مترجم` },
        ...{ subjectId, clientId, note: '', priority: 'high', reference: null, leadId: null },
        ...{ version: 1, createdAt: at },
      };
    });
}
