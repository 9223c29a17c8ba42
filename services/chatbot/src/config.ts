import { baseConfig, type ConfigOf, readConfig } from '@diwan/service-kit/config';
import * as z from 'zod/mini';

/** Environment of chatbot. */
export const chatbotConfig = {
  ...baseConfig,
  /** Movable public holidays of the year, `YYYY-MM-DD` separated by commas; fixed ones are known. */
  HOLIDAYS: z._default(z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2}(,\d{4}-\d{2}-\d{2})*)?$/)), ''),
  /** Requests for a consultation an hour from one address. */
  LEADS_PER_HOUR: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 10),
};
export type ChatbotConfig = ConfigOf<typeof chatbotConfig>;

/** Reads the environment; ends the process with every fault listed when it is wrong. */
export const readChatbotConfig = (): ChatbotConfig => readConfig(chatbotConfig);
