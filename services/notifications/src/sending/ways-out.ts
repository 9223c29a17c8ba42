import { receiveTwilioStatus } from '@diwan/contracts/messages/callbacks/http';
import type { Provider } from '@nestjs/common';
import type { NotificationsConfig } from '../config.js';
import { DemoInbox } from '../demo/demo-inbox.js';
import { MAIL, WHATSAPP } from '../providers/message-provider.js';
import { OutsideProvider } from '../providers/outside.provider.js';
import { SmtpProvider } from '../providers/smtp.provider.js';
import { TEMPLATE_APPROVALS } from '../providers/template-approvals.js';
import { TwilioProvider } from '../providers/twilio.provider.js';
import { TwilioApprovals } from '../providers/twilio-approvals.js';

/** Address that Twilio calls, and signs; from configuration, never from a request's Host. */
const twilioCallbackUrl = ({ PUBLIC_ORIGIN }: NotificationsConfig): string =>
  `${PUBLIC_ORIGIN}/api/notifications${receiveTwilioStatus.path}`;

/** The two ways out, as configured; `config.ts` made sure that what is missing is covered by the demo inbox. */
export function waysOut(config: NotificationsConfig): Provider[] {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_SENDER, SMTP_URL, SMTP_SENDER } = config;
  const twilio =
    TWILIO_ACCOUNT_SID && TWILIO_AUTH_TOKEN && TWILIO_SENDER
      ? {
          accountSid: TWILIO_ACCOUNT_SID,
          authToken: TWILIO_AUTH_TOKEN,
          sender: TWILIO_SENDER,
          callbackUrl: twilioCallbackUrl(config),
        }
      : null;
  return [
    twilio
      ? { provide: WHATSAPP, useFactory: () => new OutsideProvider(new TwilioProvider(twilio)) }
      : { provide: WHATSAPP, useExisting: DemoInbox },
    // The demo inbox takes any template: nobody approves them there.
    { provide: TEMPLATE_APPROVALS, useFactory: () => twilio && new TwilioApprovals(twilio) },
    SMTP_URL && SMTP_SENDER
      ? { provide: MAIL, useFactory: () => new OutsideProvider(new SmtpProvider(SMTP_URL, SMTP_SENDER)) }
      : { provide: MAIL, useExisting: DemoInbox },
  ];
}
