import { baseConfig, type ConfigOf, readConfig } from '@diwan/service-kit/app/config';
import { objectStoreConfig } from '@diwan/service-kit/object-store/create-object-store';
import { virusScanConfig } from '@diwan/service-kit/virus-scan/virus-scanner';
import * as z from 'zod/mini';

/** Environment of cases. */
export const casesConfig = {
  ...baseConfig,
  ...objectStoreConfig,
  ...virusScanConfig,
  /** LibreOffice's program, which makes PDFs of Word and Excel files; looked for in the usual places otherwise. */
  SOFFICE: z.optional(z.string()),
  /** Most megabytes that one person may upload in 24 hours. */
  UPLOAD_DAILY_MB: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 1000),
  /** Most megabytes that the documents of one case may take. */
  CASE_STORAGE_MB: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 5000),
  /** Seconds after the last change of a hearing until its people are told (D-135). */
  HEARING_NOTICE_SECONDS: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(3600)), 600),
};
export type CasesConfig = ConfigOf<typeof casesConfig>;

/** Reads the environment; ends the process with every fault listed when it is wrong. */
export const readCasesConfig = (): CasesConfig => readConfig(casesConfig);
