import type { OutgoingMessage, SendResult } from '../messages/message.js';

/** Injection tokens of the two ways out. */
export const WHATSAPP = Symbol('whatsapp');
export const MAIL = Symbol('mail');

/** Hands one message to a provider, once. Never throws and never repeats by itself: the result says what may be done. */
export interface MessageProvider {
  send(message: OutgoingMessage, options?: { timeoutMs?: number }): Promise<SendResult>;
}

/** How long a provider may take, in milliseconds (REL-02: less than half a job's lock). */
export const PROVIDER_TIMEOUT = 10_000;
