import * as z from 'zod/mini';
import { Instant } from '../../shared/id.js';

/** What staff download of a file, byte for byte; everybody else gets what is shown (M4). */
export const KeptFile = z.strictObject({
  /** Bytes. */
  size: z.int(),
  /** Lower-case hex. */
  sha256: z.string(),
  /** Whether these are the bytes that came. Earlier builds kept of a picture only what they had written anew. */
  asReceived: z.boolean(),
});
export type KeptFile = z.infer<typeof KeptFile>;

/** A file that stood here before it was replaced; staff may still open it (DOC-12). */
export const EarlierFile = z.strictObject({
  fileVersion: z.int(),
  fileName: z.string(),
  fileSize: z.int(),
  kept: KeptFile,
  canBeShown: z.boolean(),
  uploadedByName: z.string(),
  uploadedAt: Instant,
});

/**
 * What is known of dangers in a file: not asked yet (then nobody gets it), none, a virus (then nobody gets it), there is no scanner, or
 * `unsafe`: active content that is refused today (then only staff download it, and others see pictures of its pages).
 */
export const ScanState = z.enum(['pending', 'clean', 'rejected', 'not_scanned', 'unsafe']);

/** The PDF that a Word or Excel file is shown as: none is needed, it is still to be made, it is there, or none could be made. */
export const PdfState = z.enum(['not_needed', 'waiting', 'made', 'failed']);
