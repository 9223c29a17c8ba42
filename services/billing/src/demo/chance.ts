/** A number from 0 up to and without `below` that looks like chance and is always the same for the same words. */
export function chance(words: string, below: number): number {
  let hash = 2166136261;
  for (const character of words) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  return hash % below;
}

/** One of some things, always the same for the same words. */
export function oneOf<Thing>(words: string, things: readonly Thing[]): Thing {
  const thing = things[chance(words, things.length)];
  if (thing === undefined) throw new Error('nothing to choose from');
  return thing;
}
