import * as z from 'zod/mini';
import { Instant } from '../../shared/id.js';

/** How an action on a document is restricted: anybody permitted, after a fresh code, staff only, nobody (D-096). */
export const Restriction = z.enum(['none', 'authenticated', 'admin_only', 'disabled']);

/** What holds for documents of a level that have no policy of their own: no count and no end, which belong to one document. */
export const LevelPolicy = z.strictObject({
  downloadRestriction: Restriction,
  printRestriction: Restriction,
  shareRestriction: Restriction,
  watermarkEnabled: z.boolean(),
});
export type LevelPolicy = z.infer<typeof LevelPolicy>;

export const DocumentPolicy = z.strictObject({
  ...LevelPolicy.shape,
  /** Null: without limit. */
  maxAccessCount: z.nullable(z.int().check(z.minimum(1), z.maximum(100_000))),
  expiresAt: z.nullable(Instant),
});
export type DocumentPolicy = z.infer<typeof DocumentPolicy>;
