import type { RequestTemplate } from '@diwan/contracts/matters/requests/templates.http';
import { beirutClock, beirutDate, momentInBeirut } from '@diwan/contracts/shared/beirut-time';
import type { AskBody } from './api/requests.js';

/** One thing to ask for, as the form holds it. */
export interface AskItem {
  key: string;
  en: string;
  ar: string;
  explanationEn: string;
  explanationAr: string;
  kind: 'file' | 'text';
  documentType: string;
  /** Empty: no date. */
  dueOn: string;
}

export const emptyItem = (): AskItem => ({
  key: crypto.randomUUID(),
  en: '',
  ar: '',
  explanationEn: '',
  explanationAr: '',
  kind: 'file',
  documentType: 'general',
  dueOn: '',
});

/** The things of a template, due so many days from today in Beirut. */
export const itemsOf = ({ items }: RequestTemplate, now: Date): AskItem[] =>
  items.map(({ title, explanation, kind, documentType, days }) => ({
    ...emptyItem(),
    ...title,
    explanationEn: explanation.en,
    explanationAr: explanation.ar,
    kind,
    documentType,
    dueOn: days === null ? '' : dayFrom(now, days),
  }));

/** What is sent; things without a title are left out. */
export const askBody = (title: AskBody['title'], items: readonly AskItem[]): AskBody => ({
  title,
  items: items
    .filter(({ en, ar }) => en.trim() || ar.trim())
    .map(({ en, ar, explanationEn, explanationAr, kind, documentType, dueOn }) => ({
      title: { en, ar },
      explanation: { en: explanationEn, ar: explanationAr },
      kind,
      documentType,
      dueOn: dueOn || null,
    })),
});

function dayFrom(now: Date, days: number): string {
  const { year, month, day } = beirutClock(now);
  return beirutDate(momentInBeirut({ year, month, day: day + days, hour: 12, minute: 0 }));
}
