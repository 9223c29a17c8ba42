import twilio from 'twilio';
import type { OutgoingMessage, SendResult } from '../messages/message.js';
import { bodyOf } from '../messages/templates.js';
import { numbered, whatsappVariables } from '../messages/whatsapp-variables.js';
import { type MessageProvider, PROVIDER_TIMEOUT, type ProviderWord, type SoughtMessage } from './message-provider.js';
import { networkCodeOf, neverConnected } from './network-fault.js';
import { TWILIO_ERRORS, UNKNOWN_TWILIO_ERROR } from './twilio-errors.js';

export type HttpClient = InstanceType<typeof twilio.RequestClient>;

export interface TwilioOptions {
  accountSid: string;
  authToken: string;
  /** Our WhatsApp number in E.164, or a messaging service (`MG…`). */
  sender: string;
  /** Where Twilio tells what became of a message. */
  callbackUrl: string;
}

/** Sends approved WhatsApp templates through Twilio; never free text, which fails outside the 24 hour window. */
export class TwilioProvider implements MessageProvider {
  private readonly client: ReturnType<typeof twilio>;

  constructor(
    private readonly options: TwilioOptions,
    httpClient: HttpClient = new twilio.RequestClient({ autoRetry: false, timeout: PROVIDER_TIMEOUT }),
  ) {
    this.client = twilio(options.accountSid, options.authToken, { httpClient, autoRetry: false });
  }

  async send(
    message: OutgoingMessage,
    { timeoutMs = PROVIDER_TIMEOUT }: { timeoutMs?: number } = {},
  ): Promise<SendResult> {
    const { template, language, contentSid } = message;
    if (!contentSid) return { outcome: 'refused', retry: false, reason: 'no_template' };
    const { sender, callbackUrl } = this.options;
    let contentVariables: string;
    try {
      contentVariables = JSON.stringify(numbered(template, whatsappVariables(template, language, message.variables)));
    } catch {
      return { outcome: 'refused', retry: false, reason: 'does_not_fit' };
    }
    const request = this.client.messages.create({
      to: `whatsapp:${message.to}`,
      ...(sender.startsWith('MG') ? { messagingServiceSid: sender } : { from: `whatsapp:${sender}` }),
      contentSid,
      contentVariables,
      statusCallback: `${callbackUrl}?n=${encodeURIComponent(message.dedupeKey)}`,
    });
    try {
      const { sid } = await inTime(request, timeoutMs);
      return { outcome: 'accepted', providerId: sid };
    } catch (error) {
      return resultOf(error);
    }
  }

  /**
   * Twilio keeps no reference of ours, so what it lists to that number with these words since then counts. Its words may differ from
   * ours, and the person's number or language may have changed: that nothing is found proves nothing.
   */
  async lookUp({ message, since }: SoughtMessage): Promise<ProviderWord> {
    if (message === null) return 'cannot-tell';
    const { template, language } = message;
    const body = bodyOf(template, language, whatsappVariables(template, language, message.variables));
    // Clocks differ.
    const dateSentAfter = new Date(since.getTime() - 60_000);
    const listed = await inTime(
      this.client.messages.list({ to: `whatsapp:${message.to}`, dateSentAfter, limit: 50 }),
      PROVIDER_TIMEOUT,
    );
    const has = listed.filter((found) => found.body === body).map(({ sid }) => sid);
    return has.length > 0 ? { has } : 'cannot-tell';
  }
}

/** Sorts a failure into "certainly not sent" and "who knows". Creating a message is not idempotent, so doubt means: do not repeat. */
function resultOf(error: unknown): SendResult {
  if (!(error instanceof twilio.RestException)) {
    const reason = networkCodeOf(error) ?? 'no_answer';
    return neverConnected(error)
      ? { outcome: 'refused', retry: true, reason, outage: true }
      : { outcome: 'unclear', reason };
  }
  const { status, code } = error;
  const reason = `twilio_${code ?? status}`;
  if (status === 429 || status === 503) return { outcome: 'refused', retry: true, reason, outage: true };
  if (status >= 500) return { outcome: 'unclear', reason };
  const rule = TWILIO_ERRORS[code ?? 0] ?? UNKNOWN_TWILIO_ERROR;
  if (rule.action === 'give-up') return { outcome: 'refused', retry: false, reason };
  const { notBeforeMs, maxAttempts, outage } = rule;
  return { outcome: 'refused', retry: true, reason, notBeforeMs, maxAttempts, outage };
}

async function inTime<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('no answer in time'), { code: 'TIMEOUT' })), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
