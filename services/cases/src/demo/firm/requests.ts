import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Types } from 'mongoose';
import type { CaseRecord } from '../../cases/case.schema.js';
import { nextReminder, stateOf, waitsSince } from '../../requests/request.rules.js';
import type { ItemRecord, RequestRecord } from '../../requests/request.schema.js';
import { SHIPPED_TEMPLATES } from '../../requests/shipped-templates.js';

const DAY = 24 * 60 * 60_000;
/** What a client of the demo wrote where a question was asked. */
const ANSWERS = { en: 'Any morning of next week suits me.', ar: 'أي صباح من الأسبوع المقبل يناسبني.' } as const;

/**
 * What the n-th case of the demo data still needs of its client: one of the shipped lists, asked some days ago. In every second one the
 * questions are answered and wait for the firm.
 */
export function requestOf(
  legalCase: CaseRecord,
  { asks, number, now }: { asks: string | undefined; number: number; now: Date },
): RequestRecord[] {
  const template = SHIPPED_TEMPLATES.find(({ id }) => id === asks);
  if (!template) return [];
  const id = (place: number) => new Types.ObjectId(`d7${(number * 64 + place).toString(16).padStart(22, '0')}`);
  const askedAt = new Date(now.getTime() - (2 + (number % 5)) * DAY);
  const language = /\p{Script=Arabic}/u.test(legalCase.title) ? 'ar' : 'en';
  const items = template.items.map((item, at): ItemRecord => {
    const isAnswered = item.kind === 'text' && number % 2 === 0;
    return {
      _id: id(at + 1),
      ...{ title: item.title, explanation: item.explanation, kind: item.kind, documentType: item.documentType },
      dueOn: item.days === null ? null : beirutDate(new Date(askedAt.getTime() + (item.days + 3) * DAY)),
      state: isAnswered ? 'answered' : 'open',
      files: [],
      text: isAnswered ? ANSWERS[language] : '',
      ...{
        reason: '',
        answeredAt: isAnswered ? new Date(now.getTime() - DAY) : null,
        decidedAt: null,
        decidedBy: null,
      },
    };
  });
  return [
    {
      _id: id(0),
      caseId: String(legalCase._id),
      team: legalCase.team,
      clientId: legalCase.clientId,
      askedOf: legalCase.clientIds,
      title: template.title,
      items,
      state: stateOf(items),
      waitsSince: waitsSince(items),
      askedBy: legalCase.team[0] ?? '',
      remindAt: nextReminder(items, now)?.at ?? null,
      ...{ tellAt: null, version: 1, createdAt: askedAt },
    },
  ];
}
