import type { Language } from '@diwan/contracts/shared/language';
import { afterEdit, type PagePair, textsOf } from './page-pair.js';

export interface MergedPages {
  pair: PagePair;
  /** Places, with their language, that both changed, and not to the same; null when parts came, went or moved, and only the whole can be chosen. */
  conflicts: string[] | null;
  /** Places that only the others changed. */
  taken: string[];
}

/** Brings two changes of one page together (D-129), text by text where both still have the same parts. */
export function mergePages(base: PagePair, own: PagePair, saved: PagePair): MergedPages {
  const [before, mine, theirs] = [new Map(textsOf(base)), new Map(textsOf(own)), new Map(textsOf(saved))];
  const isAlike = [mine, theirs].every((texts) => [...texts.keys()].join() === [...before.keys()].join());
  if (!isAlike) return { pair: own, conflicts: null, taken: [] };
  const merged: MergedPages = { pair: saved, conflicts: [], taken: [] };
  for (const [place, text] of mine) {
    const [was, now] = [before.get(place), theirs.get(place)];
    if (text === now) continue;
    if (text === was) merged.taken.push(place);
    else {
      merged.pair = withText(merged.pair, place, text);
      if (now !== was) merged.conflicts?.push(place);
    }
  }
  return merged;
}

/** The pair with another text at a place such as `ar.blocks.2.title`. */
export function withText(pair: PagePair, place: string, text: string): PagePair {
  const dot = place.indexOf('.');
  const language = place.slice(0, dot) as Language;
  return afterEdit(pair, { do: 'say', language, at: place.slice(dot + 1), text });
}
