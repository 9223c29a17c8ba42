import { clientPartsOf } from '@diwan/service-kit/client-parts/client-parts.module';

/** What hangs on a client: each noun adds its part. */
export const ClientRecordsModule = clientPartsOf('cases');
