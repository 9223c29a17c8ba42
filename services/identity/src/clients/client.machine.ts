import type { ClientShelf } from '@diwan/contracts/people/clients/http';

/** Where a client can be put from where they are (D-124, D-125): what is deleted comes back to where it is seen, not to the archive. */
const NEXT = {
  kept: ['archived', 'deleted'],
  archived: ['kept', 'deleted'],
  deleted: ['kept'],
} as const satisfies Record<ClientShelf | 'kept', readonly (ClientShelf | 'kept')[]>;

/** Whether a client may be put on a shelf, or (null) taken back from theirs. */
export const mayBePut = (from: ClientShelf | null, to: ClientShelf | null): boolean =>
  (NEXT[from ?? 'kept'] as readonly string[]).includes(to ?? 'kept');
