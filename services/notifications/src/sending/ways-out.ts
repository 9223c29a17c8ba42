import { receiveTwilioStatus } from '@diwan/contracts/messages/callbacks/http';
import type { Provider } from '@nestjs/common';
import type { NotificationsConfig } from '../config.js';
import { DemoInbox } from '../demo/demo-inbox.js';
import type { Channel } from '../kinds/notice-kind.js';
import { MAIL, SMS, WHATSAPP } from '../providers/message-provider.js';
import { OutsideProvider } from '../providers/outside.provider.js';
import { RECEIVED_SOURCE } from '../providers/received-source.js';
import { SmtpProvider } from '../providers/smtp.provider.js';
import { TEMPLATE_APPROVALS } from '../providers/template-approvals.js';
import { TwilioProvider } from '../providers/twilio.provider.js';
import { TwilioApprovals } from '../providers/twilio-approvals.js';
import { TwilioReceived } from '../providers/twilio-received.js';
import { TwilioSignature } from './twilio-signature.js';

/** Address that Twilio calls, and signs; from configuration, never from a request's Host. */
const twilioCallbackUrl = ({ PUBLIC_ORIGIN }: NotificationsConfig): string =>
  `${PUBLIC_ORIGIN}/api/notifications${receiveTwilioStatus.path}`;

/** The ways out, as configured; `config.ts` made sure that what is missing is covered by the demo inbox. */
export function waysOut(config: NotificationsConfig): Provider[] {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_SENDER, TWILIO_SMS_SENDER, SMTP_URL, SMTP_SENDER } = config;
  const { TIME_LIMIT_FACTOR: timeLimitFactor } = config;
  const twilio =
    TWILIO_ACCOUNT_SID && TWILIO_AUTH_TOKEN && TWILIO_SENDER
      ? {
          accountSid: TWILIO_ACCOUNT_SID,
          authToken: TWILIO_AUTH_TOKEN,
          callbackUrl: twilioCallbackUrl(config),
          apiOrigin: config.TWILIO_API_ORIGIN,
          timeLimitFactor,
        }
      : null;
  const byTwilio = (channel: 'whatsapp' | 'sms', sender: string) =>
    twilio && new OutsideProvider(new TwilioProvider({ ...twilio, channel, sender }));
  const inDemo = (provide: symbol, channel: Channel): Provider => ({
    provide,
    useFactory: (inbox: DemoInbox) => inbox.by(channel),
    inject: [DemoInbox],
  });
  return [
    twilio && TWILIO_SENDER
      ? { provide: WHATSAPP, useFactory: () => byTwilio('whatsapp', TWILIO_SENDER) }
      : inDemo(WHATSAPP, 'whatsapp'),
    twilio
      ? { provide: SMS, useFactory: () => (TWILIO_SMS_SENDER ? byTwilio('sms', TWILIO_SMS_SENDER) : null) }
      : inDemo(SMS, 'sms'),
    // The demo inbox takes any template: nobody approves them there.
    { provide: TEMPLATE_APPROVALS, useFactory: () => twilio && new TwilioApprovals(twilio) },
    { provide: RECEIVED_SOURCE, useFactory: () => twilio && new TwilioReceived(twilio) },
    TwilioSignature,
    SMTP_URL && SMTP_SENDER
      ? {
          provide: MAIL,
          useFactory: () => new OutsideProvider(new SmtpProvider(SMTP_URL, SMTP_SENDER, timeLimitFactor)),
        }
      : inDemo(MAIL, 'email'),
  ];
}
