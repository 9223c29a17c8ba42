import type { Written } from '@diwan/contracts/messages/conversations/conversation';
import { REPLY_TEXT_MAX } from '@diwan/contracts/messages/replies/questions';

/**
 * Whether an answer goes out by WhatsApp as it is written: inside the 24 hours, in one message, without files. What is attached stays
 * behind the sign-in, and words that are sent without it would say something else (NOT-03, NOT-11).
 */
export const goesByWhatsapp = ({ text, attachments }: Written, openUntil: Date | null, now: Date): boolean =>
  openUntil !== null && openUntil > now && attachments.length === 0 && text.length <= REPLY_TEXT_MAX;
