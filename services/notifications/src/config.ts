import { QuietHoursSetting } from '@diwan/contracts/messages/preferences/quiet-hours';
import { LANGUAGES } from '@diwan/contracts/shared/language';
import { baseConfig, type ConfigOf, readConfig } from '@diwan/service-kit/app/config';
import { objectStoreConfig } from '@diwan/service-kit/object-store/create-object-store';
import * as z from 'zod/mini';
import { TEMPLATE_NAMES } from './messages/templates.js';

const contentSid = z.string().check(z.regex(/^HX[0-9a-f]{32}$/, 'must be a content SID'));

/** Templates that were approved by hand, by name and language, as JSON: the registry adopts them. */
const contentSids = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text, context) => {
      try {
        return JSON.parse(text);
      } catch {
        context.issues.push({ code: 'custom', message: 'must be JSON', input: text });
        return z.NEVER;
      }
    }),
  ),
  z.partialRecord(z.enum(TEMPLATE_NAMES), z.partialRecord(z.enum(LANGUAGES), contentSid)),
);

const count = (fallback: number) => z._default(z.coerce.number().check(z.int(), z.minimum(0)), fallback);

/** Environment of notifications. Without Twilio or SMTP settings the demo inbox takes the messages, in demo mode only. */
export const notificationsConfig = {
  ...baseConfig,
  ...objectStoreConfig,
  TWILIO_ACCOUNT_SID: z.optional(z.string().check(z.regex(/^AC[0-9a-f]{32}$/, 'must be an account SID'))),
  TWILIO_AUTH_TOKEN: z.optional(z.string()),
  /** Our WhatsApp number in E.164, or a messaging service (`MG…`). */
  TWILIO_SENDER: z.optional(
    z.string().check(z.regex(/^(\+[1-9]\d{7,14}|MG[0-9a-f]{32})$/, 'must be a number or service')),
  ),
  /** The number, messaging service (`MG…`) or sender's name that text messages come from; without it none are sent. */
  TWILIO_SMS_SENDER: z.optional(
    z
      .string()
      .check(z.regex(/^(\+[1-9]\d{7,14}|MG[0-9a-f]{32}|[A-Za-z0-9 ]{3,11})$/, 'must be a number, service or name')),
  ),
  /** The number people write to where `TWILIO_SENDER` is a messaging service. */
  TWILIO_NUMBER: z.optional(z.string().check(z.regex(/^\+[1-9]\d{7,14}$/, 'must be a number in E.164'))),
  TWILIO_TEMPLATES: z.optional(contentSids),
  /** A simulator that stands for Twilio while somebody works on the system; never in production. */
  TWILIO_API_ORIGIN: z.optional(z.string().check(z.regex(/^https?:\/\/[^/]+$/, 'must be an origin without a path'))),
  /** Messages that one instance sends by WhatsApp in a second, below the 80 of a sender; 0: as fast as it can. */
  WHATSAPP_PER_SECOND: count(20),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\//, 'must be an smtp:// address'))),
  SMTP_SENDER: z.optional(z.string()),
  /** Documents of one case that are shared within so many seconds are told of in one message (D-151). */
  NOTICE_BATCH_SECONDS: count(300),
  /** When nothing is sent that can wait until the morning, Beirut time, such as `21:00-08:00`; `off` for never (NOT-10). */
  QUIET_HOURS: QuietHoursSetting,
  /** Confirmations per hour to people who filled in a public form; beyond it none goes out and staff are told (D-140). */
  CONFIRMATIONS_PER_HOUR: count(60),
  /** A claim older than this many seconds belongs to a worker that died; longer than any provider may take. */
  STALE_CLAIM_SECONDS: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 60),
};
export type NotificationsConfig = ConfigOf<typeof notificationsConfig>;

/** Whether the demo inbox exists (D-002). */
export const hasDemoInbox = ({ DEMO, NODE_ENV }: NotificationsConfig): boolean => DEMO && NODE_ENV !== 'production';

const TWILIO = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_SENDER'] as const;
const SMTP = ['SMTP_URL', 'SMTP_SENDER'] as const;

/** Each way out is configured whole, or not at all where the demo inbox stands in. */
export function checkWaysOut(config: NotificationsConfig): string[] {
  const simulated = config.TWILIO_API_ORIGIN !== undefined && config.NODE_ENV === 'production';
  const missing = [TWILIO, SMTP].flatMap((group) => {
    const absent = group.filter((name) => config[name] === undefined);
    const standIn = absent.length === group.length && hasDemoInbox(config);
    return standIn ? [] : absent.map((name) => `${name}: is missing`);
  });
  return simulated ? [...missing, 'TWILIO_API_ORIGIN: must not be set in production'] : missing;
}

/** Reads the environment; ends the process with every fault listed when it is wrong. */
export const readNotificationsConfig = (): NotificationsConfig => readConfig(notificationsConfig, checkWaysOut);
