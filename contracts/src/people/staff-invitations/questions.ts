import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { Id, Instant } from '../../shared/id.js';
import { Language } from '../../shared/language.js';
import { Phone } from '../../shared/phone.js';
import { StaffInvitationState } from './http.js';

/** What the message to somebody invited may say, read when it is sent; null when the invitation is gone. It names nobody (F-9). */
export const staffInvitationNotice = operation({
  service: 'identity',
  pattern: 'identity.staff-invitation-notice.v1',
  input: z.strictObject({ invitationId: Id }),
  output: z.nullable(
    z.strictObject({
      state: StaffInvitationState,
      phone: Phone,
      language: Language,
      expiresAt: Instant,
      /** Counts what was sent: another one than the event's is told by another message. */
      version: z.int(),
      path: z.string(),
    }),
  ),
});
