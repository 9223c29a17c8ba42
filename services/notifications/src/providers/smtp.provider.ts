import { createTransport } from 'nodemailer';
import type { OutgoingMessage, SendResult } from '../messages/message.js';
import { bodyOf, render, TEMPLATES } from '../messages/templates.js';
import { type MessageProvider, PROVIDER_TIMEOUT } from './message-provider.js';
import { networkCodeOf, neverConnected } from './network-fault.js';

/** Sends plain-text mail through an SMTP server. */
export class SmtpProvider implements MessageProvider {
  private readonly transport: ReturnType<typeof createTransport>;

  /**
   * `url` such as `smtps://user:password@host`; `sender` such as `Diwan <office@diwan.example>`; `timeLimitFactor` multiplies how long the
   * server may take.
   */
  constructor(
    url: string,
    private readonly sender: string,
    timeLimitFactor = 1,
  ) {
    const limit = PROVIDER_TIMEOUT * timeLimitFactor;
    const limits = { connectionTimeout: limit, greetingTimeout: limit, socketTimeout: limit };
    this.transport = createTransport({ url, ...limits, disableFileAccess: true, disableUrlAccess: true });
  }

  async send(message: OutgoingMessage): Promise<SendResult> {
    const { to, template, language, variables, headers, dedupeKey } = message;
    try {
      const { messageId } = await this.transport.sendMail({
        from: this.sender,
        to: { name: '', address: to },
        subject: render(TEMPLATES[template].subject[language], variables),
        text: bodyOf(template, language, variables),
        headers: { ...headers, 'X-Message': dedupeKey, 'Content-Language': language },
      });
      return { outcome: 'accepted', providerId: messageId };
    } catch (error) {
      return resultOf(error);
    }
  }
}

/** An answer of the server or a connection never made is a refusal; anything after the text was handed over is unclear. */
function resultOf(error: unknown): SendResult {
  const status =
    typeof error === 'object' && error !== null && 'responseCode' in error ? Number(error.responseCode) : 0;
  if (status >= 500)
    return {
      outcome: 'refused',
      retry: false,
      reason: `smtp_${status}`,
      noSuchMailbox: saysNoSuchMailbox(error, status),
    };
  // 421: the server closes for everybody.
  if (status >= 400) return { outcome: 'refused', retry: true, reason: `smtp_${status}`, outage: status === 421 };
  const reason = networkCodeOf(error) ?? 'no_answer';
  if (neverConnected(error)) return { outcome: 'refused', retry: true, reason, outage: true };
  return { outcome: 'unclear', reason };
}

/**
 * Whether a refusal is about the recipient's mailbox (RFC 5321, 4.2.3) and not about us: servers use 550 for blocked senders as well, but
 * then with an enhanced code of another class than 5.1 or 5.2.1 (RFC 3463).
 */
function saysNoSuchMailbox(error: unknown, status: number): boolean {
  if (typeof error !== 'object' || error === null || !('command' in error) || error.command !== 'RCPT TO') return false;
  const enhanced =
    'response' in error ? /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(String(error.response))?.[1] : undefined;
  return enhanced ? /^5\.(1\.|2\.1$)/.test(enhanced) : [550, 551, 553].includes(status);
}
