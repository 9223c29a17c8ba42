import type { Language } from '@diwan/contracts/shared/language';
import type { DigestFacts } from '../kinds/digest-facts.js';
import { pointsOf } from '../kinds/digest-words.js';
import { samplesOf } from '../messages/samples.js';
import { whatsappText } from '../messages/whatsapp-variables.js';

const CASES = {
  en: { title: 'Hearing of witnesses', caseTitle: 'Dispute over the rent of a shop in Hamra' },
  ar: { title: 'سماع الشهود', caseTitle: 'نزاع على إيجار محل في الحمرا' },
} as const satisfies Record<Language, object>;

/** How a digest reads on a phone: the affairs are a made-up client's, the news those that go. */
export function exampleOf(
  language: Language,
  {
    day,
    week,
    news,
    said,
  }: { day: string; week: boolean; news: DigestFacts['news']; said: Record<'firm' | 'link' | 'stop', string> },
): string {
  const { title, caseTitle } = CASES[language];
  const wallTime = `${day}T11:30`;
  const facts: DigestFacts = {
    hearings: [{ title, caseTitle, wallTime }],
    waiting: 2,
    owed: [
      { currency: 'USD', amountMinor: 125_000 },
      { currency: 'LBP', amountMinor: 9_000_000 },
    ],
    news,
    week: week ? [{ caseTitle, changes: 0, next: wallTime }] : [],
  };
  const points = pointsOf(facts, language)
    .map((point) => `• ${point}`)
    .join(' ');
  return whatsappText('daily_digest', language, { ...samplesOf('daily_digest', language), points, ...said });
}
