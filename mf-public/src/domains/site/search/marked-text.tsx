import type { MarkedText } from '@diwan/contracts/site/search/http';

/** A found text with what was looked for marked. */
export function Marked({ pieces }: { pieces: MarkedText }) {
  return pieces.map(({ text, hit }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name and never change places
    hit ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
  );
}
