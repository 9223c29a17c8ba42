import type { OutgoingMessage, SendResult } from '../messages/message.js';

/** Injection tokens of the ways out; that of SMS may be null. */
export const WHATSAPP = Symbol('whatsapp');
export const SMS = Symbol('sms');
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

/**
 * What a provider says of a message whose fate nobody knows. `has`: it took messages that may be this one, under these ids.
 * `never-had-it` lets the message go again, so only a provider that finds messages by our reference, and takes a reference once however
 * often it comes, may say so: a worker that slept may still hand the message in. Everything else is `cannot-tell`.
 */
export type ProviderWord = { has: readonly string[] } | 'never-had-it' | 'cannot-tell';

/** Hands one message to a provider, once. Never throws and never repeats by itself: the result says what may be done. */
export interface MessageProvider {
  send(message: OutgoingMessage, options?: { timeoutMs?: number }): Promise<SendResult>;
  /** What the provider knows of a message. Absent where a provider cannot be asked. Throws what the connection throws. */
  lookUp?(sought: SoughtMessage): Promise<ProviderWord>;
}

/** How long a provider may take, in milliseconds (REL-02: less than half a job's lock). */
export const PROVIDER_TIMEOUT = 10_000;
