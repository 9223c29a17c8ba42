import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Instant } from '../../shared/id.js';
import { Language } from '../../shared/language.js';
import { Phone, TypedPhone } from '../../shared/phone.js';
import { line, OptionalEmail } from '../../shared/text.js';

const service = 'identity';

/** The signed-in person's own data. */
export const OwnProfile = z.strictObject({
  name: z.string(),
  /** What they sign in with; they change it with a code to the new one, the firm does for them. */
  phone: Phone,
  whatsappNumber: z.nullable(z.string()),
  /** Whether messages go to `whatsappNumber`. Until then, and without one, they go to the phone (D-011). */
  whatsappVerified: z.boolean(),
  email: z.nullable(z.string()),
  /** Whether the person typed a code that was sent there. */
  emailVerified: z.boolean(),
  address: z.nullable(z.string()),
  language: Language,
  version: z.int(),
});
export type OwnProfile = z.infer<typeof OwnProfile>;

export const getOwnProfile = endpoint({
  service,
  method: 'GET',
  path: '/my/profile',
  access: 'signed-in',
  status: 200,
  summary: 'Own contact data',
  response: OwnProfile,
  errors: [],
});
/** Changes what people may change of themselves; `version` is the one read before (D-129). Another WhatsApp number has to be verified anew. */
export const setOwnProfile = endpoint({
  service,
  method: 'PUT',
  path: '/my/profile',
  access: 'signed-in',
  status: 200,
  summary: 'Change the own contact data',
  body: z.strictObject({
    whatsappNumber: z.nullable(TypedPhone),
    email: OptionalEmail,
    address: z.nullable(line(200)),
    language: Language,
    version: z.int(),
  }),
  response: OwnProfile,
  errors: ['CONFLICT'],
});

/** Sends a one-time code to the WhatsApp number of the profile. Good for verifying that number for this person, and for nothing else. */
export const requestWhatsappCode = endpoint({
  service,
  method: 'POST',
  path: '/my/whatsapp/codes',
  access: 'signed-in',
  fresh: true,
  status: 202,
  summary: 'Send a code to the own WhatsApp number',
  body: z.strictObject({ language: Language }),
  response: z.strictObject({ challengeId: z.string(), expiresAt: Instant, resendAfterSeconds: z.int() }),
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS', 'MESSAGE_NOT_SENT', 'UNAVAILABLE'],
});
/** Verifies the WhatsApp number with the code it got; messages go there from then on (D-011). */
export const verifyWhatsapp = endpoint({
  service,
  method: 'POST',
  path: '/my/whatsapp/verify',
  access: 'signed-in',
  status: 200,
  summary: 'Verify the own WhatsApp number',
  body: z.strictObject({
    challengeId: z.string().check(z.maxLength(64)),
    code: z.string().check(z.regex(/^\d{6}$/)),
  }),
  response: OwnProfile,
  errors: ['OTP_INVALID', 'OTP_DEAD', 'CONFLICT', 'TOO_MANY_REQUESTS'],
});

const sentCode = z.strictObject({ challengeId: z.string(), expiresAt: Instant, resendAfterSeconds: z.int() });
const typedCode = z.strictObject({
  challengeId: z.string().check(z.maxLength(64)),
  code: z.string().check(z.regex(/^\d{6}$/)),
});
const sendErrors = ['TOO_MANY_REQUESTS', 'MESSAGE_NOT_SENT', 'UNAVAILABLE'] as const;
const codeErrors = ['OTP_INVALID', 'OTP_DEAD', 'CONFLICT', 'TOO_MANY_REQUESTS'] as const;

/** Sends a one-time code to the e-mail address of the profile, good for verifying it for this person and for nothing else (PORT-08). */
export const requestEmailCode = endpoint({
  service,
  method: 'POST',
  path: '/my/email/codes',
  access: 'signed-in',
  fresh: true,
  status: 202,
  summary: 'Send a code to the own e-mail address',
  body: z.strictObject({ language: Language }),
  response: sentCode,
  errors: ['NOT_FOUND', ...sendErrors],
});
export const verifyEmail = endpoint({
  service,
  method: 'POST',
  path: '/my/email/verify',
  access: 'signed-in',
  status: 200,
  summary: 'Verify the own e-mail address',
  body: typedCode,
  response: OwnProfile,
  errors: [...codeErrors],
});

/**
 * Sends a one-time code to another phone that the person wants to sign in with. They have proved the present one lately, so both are proven
 * when the code is typed (PORT-08). Staff are told FORBIDDEN: their phone is an owner's business.
 */
export const requestPhoneCode = endpoint({
  service,
  method: 'POST',
  path: '/my/phone/codes',
  access: 'signed-in',
  fresh: true,
  status: 202,
  summary: 'Send a code to another phone to sign in with',
  body: z.strictObject({ phone: TypedPhone, language: Language }),
  response: sentCode,
  errors: ['FORBIDDEN', ...sendErrors],
});
/** Changes the phone; every session ends, and the next sign-in is by the new one. DUPLICATE: somebody else signs in with it. */
export const changeOwnPhone = endpoint({
  service,
  method: 'POST',
  path: '/my/phone',
  access: 'signed-in',
  fresh: true,
  status: 204,
  summary: 'Sign in with another phone from now on',
  body: typedCode,
  errors: ['FORBIDDEN', 'DUPLICATE', ...codeErrors],
});
