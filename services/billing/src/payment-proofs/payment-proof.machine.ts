import type { ProofState } from '@diwan/contracts/money/payment-proofs/proof';
import { movesBy } from '@diwan/service-kit/deeds/machine';

/** A proof is decided once; after a refusal its client sends another. */
const NEXT = { sent: ['matched', 'refused'], matched: [], refused: [] } as const satisfies Record<
  ProofState,
  readonly ProofState[]
>;
const move = movesBy(NEXT);

export const MATCH = move(['sent'], 'matched');
export const REFUSE = move(['sent'], 'refused');
