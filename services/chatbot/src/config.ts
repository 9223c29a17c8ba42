import { baseConfig, type ConfigOf, readConfig } from '@diwan/service-kit/app/config';
import { objectStoreConfig } from '@diwan/service-kit/object-store/create-object-store';
import { virusScanConfig } from '@diwan/service-kit/virus-scan/virus-scanner';
import * as z from 'zod/mini';

/** Environment of chatbot. */
export const chatbotConfig = {
  ...baseConfig,
  ...objectStoreConfig,
  ...virusScanConfig,
  /** Requests for a consultation an hour from one address. */
  LEADS_PER_HOUR: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 10),
  /** Requests that came to nothing are forgotten after so many months (D-147). */
  LOST_LEADS_MONTHS: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 24),
  /** Seconds after which the other side is told of a message that it has not read. */
  MESSAGE_NOTICE_SECONDS: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(3600)), 120),
};
export type ChatbotConfig = ConfigOf<typeof chatbotConfig>;

/** Reads the environment; ends the process with every fault listed when it is wrong. */
export const readChatbotConfig = (): ChatbotConfig => readConfig(chatbotConfig);
