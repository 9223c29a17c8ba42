import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Instant } from '../../shared/id.js';

const service = 'cases';
/** What a link ends with. */
export const LinkToken = z.string().check(z.regex(/^[\w-]{22}$/));
const TokenParams = z.strictObject({ token: LinkToken });
const LINK_ERRORS = [
  'NOT_FOUND',
  'DOCUMENT_EXPIRED',
  'ACCESS_LIMIT_REACHED',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
] as const;

/** What a link to a document says before the reader has proved who they are: nothing about the document (D-089). */
export const getSharedLink = endpoint({
  service,
  method: 'GET',
  path: '/shared/:token',
  access: 'public',
  status: 200,
  summary: 'A link to a document, before its code',
  params: TokenParams,
  /** Where the code goes, all but the end hidden. */
  response: z.strictObject({ sentTo: z.string(), endsAt: Instant }),
  errors: [...LINK_ERRORS],
});
/** The code goes to the phone or address that the firm approved, nowhere else. */
export const sendSharedLinkCode = endpoint({
  service,
  method: 'POST',
  path: '/shared/:token/codes',
  access: 'public',
  status: 202,
  summary: 'Send the code of a link to its recipient',
  params: TokenParams,
  response: z.strictObject({ challengeId: z.string(), resendAfterSeconds: z.int() }),
  errors: [...LINK_ERRORS, 'MESSAGE_NOT_SENT'],
});
/** Counts one opening and gives this browser leave to fetch the marked bytes for two minutes. */
export const openSharedLink = endpoint({
  service,
  method: 'POST',
  path: '/shared/:token/openings',
  access: 'public',
  status: 201,
  summary: 'Open a link with its code',
  params: TokenParams,
  body: z.strictObject({
    challengeId: z.string().check(z.maxLength(64)),
    code: z.string().check(z.regex(/^\d{6}$/)),
  }),
  response: z.strictObject({
    title: z.string(),
    fileType: z.string(),
    url: z.string(),
    expiresAt: Instant,
    opensLeft: z.int(),
  }),
  errors: [...LINK_ERRORS, 'OTP_INVALID', 'OTP_DEAD'],
});
/** The cookie of the opening must come along: the address alone opens nothing. */
export const readSharedContent = endpoint({
  service,
  method: 'GET',
  path: '/shared/:token/content/:grant',
  access: 'public',
  status: 200,
  bytes: true,
  summary: 'The marked bytes of an opened link; single ranges allowed',
  params: z.strictObject({ token: LinkToken, grant: z.string().check(z.regex(/^[\w-]{22,64}$/)) }),
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
});
/** As `readGrantBeginning` of a document's own readers. */
export const readSharedBeginning = endpoint({
  service,
  method: 'GET',
  path: '/shared/:token/content/:grant/beginning',
  access: 'public',
  status: 200,
  bytes: true,
  summary: 'The first pages of an opened link that is still being marked',
  params: readSharedContent.params,
  errors: readSharedContent.errors,
});
