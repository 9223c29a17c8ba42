import type { OutgoingMessage, SendResult } from '../messages/message.js';

/** Injection tokens of the two ways out. */
export const WHATSAPP = Symbol('whatsapp');
export const MAIL = Symbol('mail');

/** A message whose fate is asked about. */
export interface SoughtMessage {
  /** The reference it was sent with. */
  dedupeKey: string;
  /** What was sent; null when it cannot be composed any more. */
  message: Omit<OutgoingMessage, 'dedupeKey'> | null;
  /** When its sending began. */
  since: Date;
}

/** Hands one message to a provider, once. Never throws and never repeats by itself: the result says what may be done. */
export interface MessageProvider {
  send(message: OutgoingMessage, options?: { timeoutMs?: number }): Promise<SendResult>;
  /**
   * Ids of messages the provider took that may be this one; none when it certainly has not got it, null when it cannot tell. Absent
   * where a provider cannot be asked. Throws what the connection throws.
   */
  lookUp?(sought: SoughtMessage): Promise<string[] | null>;
}

/** How long a provider may take, in milliseconds (REL-02: less than half a job's lock). */
export const PROVIDER_TIMEOUT = 10_000;
