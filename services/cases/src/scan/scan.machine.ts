import type { StoredScan } from './scan-state.js';

/** What may be learned of a file: a virus found is never forgotten, and what was clean can still turn out not to be. */
const NEXT = {
  not_scanned: ['pending', 'clean', 'rejected'],
  pending: ['clean', 'rejected'],
  clean: ['rejected'],
  rejected: [],
} as const satisfies Record<StoredScan, readonly StoredScan[]>;

/** States from which a file may come into this one. */
export const scansBefore = (next: StoredScan): StoredScan[] =>
  (Object.keys(NEXT) as StoredScan[]).filter((scan) => (NEXT[scan] as readonly StoredScan[]).includes(next));

/** States that the scanner has nothing to add to. */
export const SCANNED: readonly StoredScan[] = ['clean', 'rejected'];
