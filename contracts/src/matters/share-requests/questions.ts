import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { Id } from '../../shared/id.js';
import { Language } from '../../shared/language.js';
import { Phone } from '../../shared/phone.js';
import { ShareRequestState } from './http.js';

/**
 * What notices about a wish to pass a document on may say, read when they are sent; null when it is gone. `link` is what the
 * recipient of an approved wish gets, null when there is nothing to send them any more.
 */
export const shareRequestNotice = operation({
  service: 'cases',
  pattern: 'cases.share-request-notice.v1',
  input: z.strictObject({ requestId: Id }),
  output: z.nullable(
    z.strictObject({
      state: ShareRequestState,
      staffPath: z.string(),
      clientPath: z.string(),
      link: z.nullable(
        z.strictObject({
          name: z.string(),
          clientName: z.string(),
          phone: z.nullable(Phone),
          email: z.nullable(z.string()),
          language: Language,
          path: z.string(),
        }),
      ),
    }),
  ),
});
