import twilio from 'twilio';
import type { OutgoingMessage, SendResult } from '../messages/message.js';
import { smsText } from '../messages/sms-text.js';
import { render, TEMPLATES, wordsOf } from '../messages/templates.js';
import { numbered, whatsappText, whatsappVariables } from '../messages/whatsapp-variables.js';
import { type MessageProvider, PROVIDER_TIMEOUT, type ProviderWord, type SoughtMessage } from './message-provider.js';
import { networkCodeOf, neverConnected } from './network-fault.js';
import { TWILIO_ERRORS, UNKNOWN_TWILIO_ERROR } from './twilio-errors.js';
import { type HttpClient, type TwilioReach, twilioHttp } from './twilio-http.js';

/** Twilio sends what it queued within ten hours or never, in milliseconds; a day more, as it may look at the day of a bound alone. */
const LONGEST_QUEUED = 34 * 3600_000;
/** As many messages as Twilio lists at a time: it lists the newest first, and those of hours ago must be among them. */
const LISTED = 1000;

export interface TwilioOptions extends TwilioReach {
  accountSid: string;
  authToken: string;
  channel: 'whatsapp' | 'sms';
  /** Our number in E.164, or a messaging service (`MG…`). */
  sender: string;
  /** Where Twilio tells what became of a message. */
  callbackUrl: string;
}

/**
 * Sends messages through Twilio: by WhatsApp approved templates, and inside the 24 hours after somebody wrote what is meant for them; by
 * SMS their text.
 */
export class TwilioProvider implements MessageProvider {
  private readonly client: ReturnType<typeof twilio>;

  constructor(
    private readonly options: TwilioOptions,
    httpClient: HttpClient = twilioHttp(options),
  ) {
    this.client = twilio(options.accountSid, options.authToken, { httpClient, autoRetry: false });
  }

  async send(
    message: OutgoingMessage,
    { timeoutMs = PROVIDER_TIMEOUT }: { timeoutMs?: number } = {},
  ): Promise<SendResult> {
    const { channel, sender, callbackUrl } = this.options;
    const content = channel === 'sms' ? smsOf(message) : contentOf(message);
    if (typeof content === 'string') return { outcome: 'refused', retry: false, reason: content };
    const request = this.client.messages.create({
      to: this.addressOf(message.to),
      ...(sender.startsWith('MG') ? { messagingServiceSid: sender } : { from: this.addressOf(sender) }),
      ...content,
      statusCallback: `${callbackUrl}?n=${encodeURIComponent(message.dedupeKey)}`,
    });
    try {
      const { sid } = await this.inTime(request, timeoutMs);
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
    const { template, language, variables } = message;
    const isSms = this.options.channel === 'sms';
    const bodies = isSms ? [smsText(template, language, variables)] : listedAs(message);
    // Clocks differ.
    const dateSentAfter = new Date(since.getTime() - 60_000);
    const dateSentBefore = new Date(since.getTime() + LONGEST_QUEUED);
    const to = this.addressOf(message.to);
    const listed = await this.inTime(
      this.client.messages.list({ to, dateSentAfter, dateSentBefore, pageSize: LISTED, limit: LISTED }),
      PROVIDER_TIMEOUT,
    );
    const has = listed.filter((found) => bodies.includes(found.body)).map(({ sid }) => sid);
    return has.length > 0 ? { has } : 'cannot-tell';
  }

  private inTime<Result>(work: Promise<Result>, ms: number): Promise<Result> {
    return inTime(work, ms * (this.options.timeLimitFactor ?? 1));
  }

  /** A number as Twilio addresses it on this channel. */
  private addressOf(number: string): string {
    return this.options.channel === 'sms' ? number : `whatsapp:${number}`;
  }
}

function smsOf({ template, language, variables }: OutgoingMessage) {
  try {
    return { body: smsText(template, language, variables) };
  } catch {
    return 'does_not_fit';
  }
}

/** What Twilio may list a message as: its text in the words that were approved, or what stands above its list. */
function listedAs({ template, language, variables, words }: NonNullable<SoughtMessage['message']>): string[] {
  const { list } = TEMPLATES[template];
  const above = list && render(list.body[language], whatsappVariables(wordsOf(template, language), variables));
  return [whatsappText(template, language, variables, words), ...(above ? [above] : [])];
}

/** What a message is made of for Twilio, or why there is none: a template is never sent as text (63016). */
function contentOf({
  template,
  language,
  variables,
  contentSid,
  words = wordsOf(template, language),
}: OutgoingMessage) {
  if (TEMPLATES[template].insideWindow && !contentSid) return { body: whatsappText(template, language, variables) };
  if (!contentSid) return 'no_template';
  try {
    const values = numbered(words, whatsappVariables(words, variables));
    return { contentSid, contentVariables: JSON.stringify(values) };
  } catch {
    return 'does_not_fit';
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
