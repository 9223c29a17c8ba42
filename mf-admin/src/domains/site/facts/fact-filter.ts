import { searchWords, wordBeginnings } from '@diwan/contracts/shared/search-text';
import type { EditedFact } from '@diwan/contracts/site/facts/http';

/** What the list of facts can be narrowed to. */
export const FACT_STATES = ['unreviewed', 'expired', 'expiring', 'unused'] as const;
export type FactState = (typeof FACT_STATES)[number];

const IN_STATE: Record<FactState, (fact: EditedFact) => boolean> = {
  unreviewed: ({ reviewState }) => reviewState === 'unreviewed',
  expired: ({ validity }) => validity === 'expired',
  expiring: ({ validity }) => validity === 'expiring',
  unused: ({ usedOn }) => usedOn.length === 0,
};

/** The facts in a state whose words begin with every word of the search, in either language and however it is spelled. */
export function filterFacts(facts: readonly EditedFact[], search: string, state: FactState | undefined): EditedFact[] {
  const patterns = wordBeginnings(search);
  const matches = (fact: EditedFact) => {
    const { id, text, value, statute, usedOn } = fact;
    const said = [text, value, statute, ...usedOn.map(({ name }) => name)];
    const words = searchWords(id, ...said.flatMap((both) => (both ? [both.en, both.ar] : [])));
    return patterns.every((pattern) => words.some((word) => pattern.test(word)));
  };
  return facts.filter((fact) => (!state || IN_STATE[state](fact)) && matches(fact));
}
