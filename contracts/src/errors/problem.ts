import * as z from 'zod/mini';
import { ERRORS, type ErrorCode } from './codes.js';

/** Body of every error answer, `application/problem+json` (RFC 9457). */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
  detail: z.string(),
  /** Correlation id, shown to people as the reference of what went wrong. */
  reference: z.string(),
  /** For forms: message key per field path, such as `{ phone: 'invalid_phone' }`. */
  fieldErrors: z.optional(z.record(z.string(), z.string())),
  /** Seconds to wait before trying again, where that helps. */
  retryAfterSeconds: z.optional(z.int()),
});
export type Problem = z.infer<typeof Problem>;

/** What names a kind of problem (`type` of RFC 9457), whichever part of the house answers. */
export const problemType = (code: ErrorCode): string => `urn:diwan:problem:${code.toLowerCase().replaceAll('_', '-')}`;
