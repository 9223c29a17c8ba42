import type { ItemState } from '@diwan/contracts/matters/requests/request';

/** What may become of one thing that a client was asked for. Until the firm has decided, an answer can be changed. */
const NEXT = {
  open: ['answered', 'withdrawn'],
  answered: ['answered', 'open', 'accepted', 'refused', 'withdrawn'],
  refused: ['answered', 'withdrawn'],
  accepted: [],
  withdrawn: ['open'],
} as const satisfies Record<ItemState, readonly ItemState[]>;

/** Whether an item may come from one state into another. */
export const mayBecome = (from: ItemState, to: ItemState): boolean => (NEXT[from] as readonly ItemState[]).includes(to);

/** Whether it waits for the client. */
export const waitsForClient = ({ state }: { state: ItemState }): boolean => state === 'open' || state === 'refused';
