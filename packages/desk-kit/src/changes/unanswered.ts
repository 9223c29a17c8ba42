import type { ServiceName } from '@diwan/contracts/shared/service';

/** The key of a deed, in which service it is done, and until when the same again is the same deed, in milliseconds since 1970. */
export interface Sent {
  key: string;
  service: ServiceName;
  until: number;
}

const STORE = 'diwan-unanswered';

/** A short mark that tells texts apart without holding them: 32 bits of FNV-1a. No secret: whoever guesses the text can check it. */
export function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash.toString(36);
}

/** What this window has sent and nobody answered, by the mark of its content. Outlives a reload; without storage nothing is kept. */
export function unanswered(): Map<string, Sent> {
  try {
    const kept: [string, Sent][] = JSON.parse(sessionStorage.getItem(STORE) ?? '[]');
    return new Map(kept.filter(([, { until }]) => until > Date.now()));
  } catch {
    return new Map();
  }
}

export function keepUnanswered(mark: string, sent: Sent): void {
  store(unanswered().set(mark, sent));
}

export function forgetUnanswered(isOver: (sent: Sent) => boolean): void {
  store(new Map([...unanswered()].filter(([, sent]) => !isOver(sent))));
}

function store(kept: ReadonlyMap<string, Sent>): void {
  try {
    if (kept.size === 0) sessionStorage.removeItem(STORE);
    else sessionStorage.setItem(STORE, JSON.stringify([...kept]));
  } catch {
    // Storage that is full or switched off: a lost answer is not remembered.
  }
}
