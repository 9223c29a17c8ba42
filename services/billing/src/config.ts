import { baseConfig, type ConfigOf, readConfig } from '@diwan/service-kit/app/config';
import { objectStoreConfig } from '@diwan/service-kit/object-store/create-object-store';
import { virusScanConfig } from '@diwan/service-kit/virus-scan/virus-scanner';

/** Environment of billing: what every service needs, where the files lie that it keeps, and who scans them. */
export const billingConfig = { ...baseConfig, ...objectStoreConfig, ...virusScanConfig };
export type BillingConfig = ConfigOf<typeof billingConfig>;

/** Reads the environment; ends the process with every fault listed when it is wrong. */
export const readBillingConfig = (): BillingConfig => readConfig(billingConfig);
