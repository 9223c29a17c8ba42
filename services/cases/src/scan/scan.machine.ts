import { movesBy } from '@diwan/service-kit/deeds/machine';
import type { StoredScan } from './scan-state.js';

/** What may be learned of a file: a virus found is never forgotten, and what was clean can still turn out not to be. */
const NEXT = {
  not_scanned: ['pending', 'clean', 'rejected'],
  pending: ['clean', 'rejected'],
  clean: ['rejected'],
  rejected: [],
} as const satisfies Record<StoredScan, readonly StoredScan[]>;

const move = movesBy(NEXT);

/** The moves of a file, by the state they bring. */
export const SCAN_INTO = {
  pending: move(['not_scanned'], 'pending'),
  clean: move(['not_scanned', 'pending'], 'clean'),
  rejected: move(['not_scanned', 'pending', 'clean'], 'rejected'),
} as const;

/** States that the scanner has nothing to add to. */
export const SCANNED: readonly StoredScan[] = ['clean', 'rejected'];
