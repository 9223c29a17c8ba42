import { createTransport } from 'nodemailer';
import type { OutgoingMessage, SendResult } from '../messages/message.js';
import { bodyOf, render, TEMPLATES } from '../messages/templates.js';
import { type MessageProvider, PROVIDER_TIMEOUT } from './message-provider.js';
import { networkCodeOf, neverConnected } from './network-fault.js';

/** Sends plain-text mail through an SMTP server. */
export class SmtpProvider implements MessageProvider {
  private readonly transport: ReturnType<typeof createTransport>;

  /** `url` such as `smtps://user:password@host`; `sender` such as `Diwan <office@diwan.example>`. */
  constructor(
    url: string,
    private readonly sender: string,
  ) {
    const limits = {
      connectionTimeout: PROVIDER_TIMEOUT,
      greetingTimeout: PROVIDER_TIMEOUT,
      socketTimeout: PROVIDER_TIMEOUT,
    };
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
  if (status >= 500) return { outcome: 'refused', retry: false, reason: `smtp_${status}` };
  if (status >= 400) return { outcome: 'refused', retry: true, reason: `smtp_${status}` };
  const reason = networkCodeOf(error) ?? 'no_answer';
  if (neverConnected(error)) return { outcome: 'refused', retry: true, reason };
  return { outcome: 'unclear', reason };
}
