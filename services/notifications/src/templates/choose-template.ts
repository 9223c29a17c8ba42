import type { TemplateState } from '@diwan/contracts/messages/message-templates/http';
import type { Language } from '@diwan/contracts/shared/language';
import type { Words } from '../messages/templates.js';
import type { LiveState } from './message-template.machine.js';

/** A version of a template: how it stands, and the words it has; null: those of the code. */
interface Version<State> {
  state: State;
  contentSid: string | null;
  words: Words | null;
}

/** How a template stands in a language; `live`: the version with earlier words that is used until these are approved. */
export interface Standing extends Version<TemplateState> {
  live: Version<LiveState> | null;
}

/** How a template stands in each language; undefined where there is no row. */
export type Standings = Partial<Record<Language, Standing>>;

/** What a message goes by. `inEnglish`: its language is missing with the provider (D-144). */
export interface Choice {
  template: 'own' | 'safe';
  language: Language;
  contentSid: string;
  words: Words | null;
  inEnglish: boolean;
}

/**
 * The template that a message may go by: its own in its person's language; in English where that language was never approved (D-144); else
 * the safe one, which says no more than that there is something new; null: by none, so another channel has to take it. A translation that
 * was stopped is not replaced by English: the safe text is in words that its person reads. Words that want a value which is not `given` are
 * of another build, and left.
 */
export function chooseTemplate(
  own: Standings,
  safe: Standings | null,
  language: Language,
  given: ReadonlySet<string>,
): Choice | null {
  const choices: readonly (readonly [Choice['template'], Standings | null, Language])[] = [
    ['own', own, language],
    ...(isMissing(own[language]) ? [['own', own, 'en'] as const] : []),
    ['safe', safe, language],
    ['own', own, 'en'],
    ['safe', safe, 'en'],
  ];
  for (const [template, standings, used] of choices) {
    const version = usableOf(standings?.[used], given);
    if (version) return { template, language: used, ...version, inEnglish: used !== language };
  }
  return null;
}

/** The version that messages go by now. */
function usableOf(standing: Standing | undefined, given: ReadonlySet<string>) {
  for (const version of [standing, standing?.live]) {
    if (version?.state !== 'approved' || !version.contentSid) continue;
    const { contentSid, words } = version;
    if (words === null || words.variables.every((name) => given.has(name))) return { contentSid, words };
  }
  return null;
}

/** Nobody has approved it yet, and nobody has forbidden it. */
const isMissing = (standing: Standing | undefined): boolean =>
  standing === undefined ||
  (standing.live === null && ['draft', 'submitted', 'received', 'pending'].includes(standing.state));
