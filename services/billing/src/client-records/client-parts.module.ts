import { clientPartsOf } from '@diwan/service-kit/client-parts/client-parts.module';

/** The door through which it is told what hangs on a client, and by which it moves. */
export const ClientPartsModule = clientPartsOf('billing');
