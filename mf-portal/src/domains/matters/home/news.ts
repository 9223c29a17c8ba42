import type { OwnTimelineEntry } from '@diwan/contracts/matters/timeline/http';
import type { Language } from '@diwan/contracts/shared/language';
import { formatDateTime } from '@diwan/mf-kit';
import type { MoneyHappening } from '../../../frame/money-happenings.js';
import type { Texts } from '../../../texts.js';
import { sentenceOf } from '../timeline/sentence-of.js';

/** Something that happened, as the first screen tells it. */
export type News = Pick<MoneyHappening, 'id' | 'at' | 'text' | 'details' | 'href'>;

/** What happened in the client's cases and what came to be paid, the newest first. */
export function newsOf(
  lines: readonly OwnTimelineEntry[],
  money: readonly News[],
  words: { t: Texts; language: Language },
): News[] {
  const ofCases = lines.map((line) => inWords(line, words));
  return [...ofCases, ...money].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

function inWords(line: OwnTimelineEntry, { t, language }: { t: Texts; language: Language }): News {
  const { id, at, happening, subjectId, caseId, caseTitle, title, date } = line;
  return {
    ...{ id, at },
    text: t(sentenceOf(happening), { title: title[language] }),
    details: [...(date ? [formatDateTime(date, language)] : []), caseTitle],
    href: happening === 'document.shared' ? `/documents/${subjectId}` : `/client-portal/cases/${caseId}`,
  };
}
