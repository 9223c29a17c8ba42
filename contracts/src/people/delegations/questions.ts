import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { Id } from '../../shared/id.js';
import { Language } from '../../shared/language.js';
import { Phone } from '../../shared/phone.js';
import { DelegationState } from './http.js';

/** What notices about a delegation may say, read when they are sent; null when it is gone. */
export const delegationNotice = operation({
  service: 'identity',
  pattern: 'identity.delegation-notice.v1',
  input: z.strictObject({ delegationId: Id }),
  output: z.nullable(
    z.strictObject({
      state: DelegationState,
      /** As the client wrote it. */
      delegateName: z.string(),
      phone: Phone,
      /** Whether somebody has signed in with the phone: one that was only typed may be a stranger's. Absent from builds before: no. */
      phoneProven: z.optional(z.boolean()),
      language: Language,
      clientName: z.string(),
      delegatePath: z.string(),
      clientPath: z.string(),
    }),
  ),
});
