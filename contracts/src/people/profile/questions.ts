import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { Id, Instant } from '../../shared/id.js';
import { Language } from '../../shared/language.js';
import { Phone } from '../../shared/phone.js';

/** The phone that somebody signed in with until a moment, so that its holder can be warned. Null when it changed again since, or they are gone. */
export const formerPhone = operation({
  service: 'identity',
  pattern: 'identity.former-phone.v1',
  input: z.strictObject({ personId: Id, at: Instant }),
  output: z.nullable(z.strictObject({ phone: Phone, language: Language })),
});
