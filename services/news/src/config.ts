import { baseConfig, type ConfigOf, readConfig, secret } from '@diwan/service-kit/app/config';
import { objectStoreConfig } from '@diwan/service-kit/object-store/create-object-store';
import * as z from 'zod/mini';

/** Environment of news. */
export const newsConfig = {
  ...baseConfig,
  ...objectStoreConfig,
  /** Key of the links that confirm and end newsletter subscriptions. */
  UNSUBSCRIBE_SECRET: secret,
  /** Newsletter requests an hour from one address. */
  SUBSCRIPTIONS_PER_HOUR: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 10),
};
export type NewsConfig = ConfigOf<typeof newsConfig>;

/** Reads the environment; ends the process with every fault listed when it is wrong. */
export const readNewsConfig = (): NewsConfig => readConfig(newsConfig);
