import { type BaseConfig, baseConfig, readConfig } from '@diwan/service-kit/app/config';

/** Reads the environment; ends the process with every fault listed when it is wrong. Billing needs only what every service needs. */
export const readBillingConfig = (): BaseConfig => readConfig(baseConfig);
