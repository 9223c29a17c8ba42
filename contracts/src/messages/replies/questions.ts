import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { Id, Instant } from '../../shared/id.js';

/** Longest free text that one WhatsApp message of ours carries. */
export const REPLY_TEXT_MAX = 1600;

/** How a reply stands. `stopped`: the person does not want such messages; `unknown`: the provider may or may not have it (REL-02). */
export const ReplyStanding = z.strictObject({
  noticeId: Id,
  state: z.enum(['waiting', 'sent', 'delivered', 'read', 'unknown', 'failed', 'stopped']),
  /** As free text inside the 24 hours, or only that a message is waiting, by a template or by e-mail; null until it leaves. */
  by: z.nullable(z.enum(['text', 'template', 'email'])),
  reason: z.nullable(z.string()),
});
export type ReplyStanding = z.infer<typeof ReplyStanding>;

/** Names a reply for ever, such as the id of the message in its thread. */
const ReplyKey = z.string().check(z.regex(/^[\w.:-]{1,120}$/));

/**
 * Answers somebody where they are: as text inside the 24 hours after they last wrote, otherwise by the template "a message is waiting"
 * with a link to the conversation. It is a notice in the ledger: the same `dedupeKey` is never sent twice and answers how it stands now.
 */
export const sendReply = operation({
  service: 'notifications',
  pattern: 'notifications.send-reply.v1',
  input: z.strictObject({
    personId: Id,
    text: z.string().check(z.minLength(1), z.maxLength(REPLY_TEXT_MAX)),
    /** The received message that it answers: it goes to the number that it came from. */
    replyTo: z.optional(Id),
    conversationId: Id,
    dedupeKey: ReplyKey,
  }),
  output: ReplyStanding,
});

/** How replies to a person stand, by their keys; those that nobody owes yet are left out. */
export const replyStandings = operation({
  service: 'notifications',
  pattern: 'notifications.reply-standings.v1',
  input: z.strictObject({ personId: Id, dedupeKeys: z.array(ReplyKey).check(z.maxLength(100)) }),
  output: z.array(z.extend(ReplyStanding, { dedupeKey: z.string() })),
});

/** Until when free text may go to a person by WhatsApp; null outside the 24 hours (NOT-03). */
export const replyWindow = operation({
  service: 'notifications',
  pattern: 'notifications.reply-window.v1',
  input: z.strictObject({ personId: Id }),
  output: z.strictObject({ openUntil: z.nullable(Instant) }),
});
