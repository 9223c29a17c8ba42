import * as z from 'zod/mini';
import { Instant } from '../../shared/id.js';

/**
 * What is kept of a person, as it is spoken of when they want it erased. `contact`: e-mail, address, second number, emergency contact.
 * `account`: name, phone and sign-in. `log`: who did what, which nobody can change.
 */
export const ErasurePart = z.enum([
  'contact',
  'account',
  'sign_ins',
  'copies',
  'delegates',
  'leads',
  'newsletter',
  'case_files',
  'bills',
  'log',
]);
export type ErasurePart = z.infer<typeof ErasurePart>;

/** Why a part stays: a case or a bill is open, files of closed ones are kept for some years, or it proves what happened. */
export const KeepingGround = z.enum(['open_case', 'open_bill', 'retention', 'proof']);
export type KeepingGround = z.infer<typeof KeepingGround>;

/** What would be erased and what stays, why, and until when where that is known (Law 81/2018). Parts of which there is nothing are left out. */
export const ErasurePlan = z.array(
  z.strictObject({ part: ErasurePart, ground: z.nullable(KeepingGround), until: z.nullable(Instant) }),
);
export type ErasurePlan = z.infer<typeof ErasurePlan>;
