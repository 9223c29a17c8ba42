import { baseConfig, type ConfigOf, readConfig } from '@diwan/service-kit/app/config';
import { objectStoreConfig } from '@diwan/service-kit/object-store/create-object-store';

/** Environment of billing: what every service needs, and where the files lie that it keeps. */
export const billingConfig = { ...baseConfig, ...objectStoreConfig };
export type BillingConfig = ConfigOf<typeof billingConfig>;

/** Reads the environment; ends the process with every fault listed when it is wrong. */
export const readBillingConfig = (): BillingConfig => readConfig(billingConfig);
