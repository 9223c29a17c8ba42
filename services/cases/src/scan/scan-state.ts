import type { ScanState } from '@diwan/contracts/matters/documents/stored-file';
import type * as z from 'zod/mini';

export type Scan = z.infer<typeof ScanState>;
/** What the virus scanner said. */
export type StoredScan = Exclude<Scan, 'unsafe'>;

/** What is known of a file. Those from before there was a scanner, or without one, were not scanned. */
export function scanOf({ scan, unsafe }: { scan?: StoredScan | undefined; unsafe?: boolean | undefined }): Scan {
  if (scan === 'pending' || scan === 'rejected') return scan;
  return unsafe ? 'unsafe' : (scan ?? 'not_scanned');
}
