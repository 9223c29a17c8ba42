import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { CalendarDate, Instant } from '../../shared/id.js';
import { Language } from '../../shared/language.js';

const service = 'notifications';
/** News may be written by who may not write to every client. */
const access = 'notice:write';

/** What is known of today's digest before it is sent. */
export const DigestPreview = z.strictObject({
  /** The day in Beirut. */
  day: CalendarDate,
  /** Clients who asked for the digest. */
  wanted: z.int(),
  /** How many of them have something to be told; null where they are too many to look at before. */
  due: z.nullable(z.int()),
  /** How it reads in each language: an example's cases, with the news that really goes. */
  examples: z.array(z.strictObject({ language: Language, text: z.string() })),
  /** What became of today's already; null: it has not begun. */
  today: z.nullable(
    z.strictObject({
      begunAt: Instant,
      /** Whether somebody pressed the button, or the clock did. */
      byHand: z.boolean(),
      /** Whether it came to everybody. */
      done: z.boolean(),
      /** Messages owed so far. */
      owed: z.int(),
    }),
  ),
});
export type DigestPreview = z.infer<typeof DigestPreview>;

export const previewDigest = endpoint({
  service,
  method: 'GET',
  path: '/digest',
  access,
  status: 200,
  summary: "How today's digest would read, and how many clients it would go to",
  response: DigestPreview,
  errors: ['UNAVAILABLE'],
});

/**
 * `begun`: it goes out now; `already`: today's went out before, and nobody gets a second one; `nothing`: nobody who asked for it has
 * anything to be told (D-071).
 */
export const DigestOutcome = z.enum(['begun', 'already', 'nothing']);
export type DigestOutcome = z.infer<typeof DigestOutcome>;

/** Harmless to repeat: a day's digest is one row, and a person's one message (D-071). */
export const sendDigest = endpoint({
  service,
  method: 'POST',
  path: '/digest',
  access,
  status: 200,
  summary: "Send today's digest to every client who asked for it",
  response: z.strictObject({ outcome: DigestOutcome }),
  errors: ['UNAVAILABLE'],
});
