import type { TemplateState } from '@diwan/contracts/messages/message-templates/http';
import type { Language } from '@diwan/contracts/shared/language';

/** How a template stands in a language. */
interface Standing {
  state: TemplateState;
  contentSid: string | null;
}

/** How a template stands in each language; undefined where there is no row. */
export type Standings = Partial<Record<Language, Standing>>;

/** What a message goes by. `inEnglish`: its language is missing with the provider (D-144). */
export interface Choice {
  template: 'own' | 'safe';
  language: Language;
  contentSid: string;
  inEnglish: boolean;
}

/**
 * The template that a message may go by: its own in its person's language; in English where that language was never approved (D-144); else
 * the safe one, which says no more than that there is something new; null: by none, so another channel has to take it. A translation that
 * was stopped is not replaced by English: the safe text is in words that its person reads.
 */
export function chooseTemplate(own: Standings, safe: Standings | null, language: Language): Choice | null {
  const sidOf = (standing: Standing | undefined) => (standing?.state === 'approved' ? standing.contentSid : null);
  const choices: readonly (readonly [Choice['template'], Standings | null, Language])[] = [
    ['own', own, language],
    ...(isMissing(own[language]) ? [['own', own, 'en'] as const] : []),
    ['safe', safe, language],
    ['own', own, 'en'],
    ['safe', safe, 'en'],
  ];
  for (const [template, standings, used] of choices) {
    const contentSid = sidOf(standings?.[used]);
    if (contentSid) return { template, language: used, contentSid, inEnglish: used !== language };
  }
  return null;
}

/** Nobody has approved it yet, and nobody has forbidden it. */
const isMissing = (standing: Standing | undefined): boolean =>
  standing === undefined || ['draft', 'submitted', 'received', 'pending'].includes(standing.state);
