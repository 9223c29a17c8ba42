/** What somebody typed into a form and has not saved. */
export interface Draft {
  /** Version of the record it was begun over; 0 for something new. */
  version: number;
  /** What the form began with. */
  base: unknown;
  values: unknown;
}

const PREFIX = 'diwan-draft:';

/** Tells one person's drafts from another's without writing down who it is (D-012): 32 bits of FNV-1a. */
function markOf(personId: string): string {
  let hash = 0x811c9dc5;
  for (const letter of personId) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash.toString(36);
}

const keyOf = (personId: string, name: string) => `${PREFIX}${markOf(personId)}:${name}`;

/** Keeps a draft for this window until it is closed. Storage that is full or switched off keeps nothing. */
export function keepDraft(personId: string, name: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(personId, name), JSON.stringify(draft));
  } catch {
    // The form itself still has it.
  }
}

/** The draft of this person, if there is one. */
export function readDraft(personId: string, name: string): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(personId, name)) ?? 'null');
  } catch {
    return null;
  }
}

export function dropDraft(personId: string, name: string): void {
  dropWhere((key) => key === keyOf(personId, name));
}

/** Drops everybody's drafts but this person's; all of them without one. */
export function dropDraftsOfOthers(personId: string | null): void {
  const own = personId === null ? null : keyOf(personId, '');
  dropWhere((key) => own === null || !key.startsWith(own));
}

function dropWhere(matches: (key: string) => boolean): void {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX) && matches(key));
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // Without storage there are no drafts.
  }
}
