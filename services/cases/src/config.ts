import { baseConfig, type ConfigOf, readConfig } from '@diwan/service-kit/config';
import { objectStoreConfig } from '@diwan/service-kit/object-store/create-object-store';

/** Environment of cases. */
export const casesConfig = { ...baseConfig, ...objectStoreConfig };
export type CasesConfig = ConfigOf<typeof casesConfig>;

/** Reads the environment; ends the process with every fault listed when it is wrong. */
export const readCasesConfig = (): CasesConfig => readConfig(casesConfig);
