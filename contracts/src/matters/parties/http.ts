import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { IdParams } from '../../shared/id.js';
import { TypedPhone } from '../../shared/phone.js';
import { OptionalEmail, paragraph } from '../../shared/text.js';

/** What somebody who is neither client nor staff is in a case. */
export const PartyRole = z.enum([
  'opponent',
  'opposing_counsel',
  'witness',
  'expert',
  'notary',
  'heir',
  'guarantor',
  'interpreter',
  'other',
]);
export type PartyRole = z.infer<typeof PartyRole>;

const name = z.string().check(z.trim(), z.maxLength(160), z.regex(/^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u));
/** A name in both scripts; one of them may be unknown. */
const inEitherScript = z.strictObject({ en: name, ar: name });

/** Somebody of the other side, or related to the case. For staff only (D-073). */
export const Party = z.strictObject({
  role: PartyRole,
  name: inEitherScript.check(z.refine(({ en, ar }) => en !== '' || ar !== '', { error: 'required' })),
  /** Tells people of one name apart, as papers of the state do. */
  fatherName: inEitherScript,
  phone: z.nullable(TypedPhone),
  email: OptionalEmail,
  /** Whom a lawyer acts for, what an expert is asked. */
  note: paragraph(500),
});
export type Party = z.infer<typeof Party>;

export const Parties = z.array(Party).check(z.maxLength(60));

/** Puts the list in the place of the one that was seen; answers with the case's new version. */
export const setParties = endpoint({
  service: 'cases',
  method: 'PUT',
  path: '/cases/:id/parties',
  access: 'case:write',
  status: 200,
  summary: 'Say who is on the other side and who is related to a case',
  params: IdParams,
  body: z.strictObject({ parties: Parties, version: z.int() }),
  response: z.strictObject({ parties: z.array(Party), version: z.int() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
});
