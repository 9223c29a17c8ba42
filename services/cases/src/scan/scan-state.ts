import type { ScanState } from '@diwan/contracts/matters/documents/http';
import type * as z from 'zod/mini';

export type Scan = z.infer<typeof ScanState>;

/** Documents from before there was a scanner, or without one, were not scanned. */
export const scanOf = (record: { scan?: Scan | undefined }): Scan => record.scan ?? 'not_scanned';
