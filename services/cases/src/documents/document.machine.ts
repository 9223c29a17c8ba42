/** How a document stands: hidden from its client or shown, put aside, or with its bytes gone (DOC-03, D-125). */
export type DocumentState = 'hidden' | 'shown' | 'aside' | 'erased';

/** What may happen to it, and from which states. What was put aside comes back as it was; what was erased never does. */
export const DOCUMENT_MOVES = {
  // To some more of its clients, too.
  share: ['hidden', 'shown'],
  hide: ['shown'],
  putAside: ['hidden', 'shown'],
  restore: ['aside'],
  erase: ['aside'],
} as const satisfies Record<string, readonly DocumentState[]>;
export type DocumentMove = keyof typeof DOCUMENT_MOVES;
