import { dataPartsOf } from '@diwan/service-kit/data-parts/data-parts.module';

/** What is kept of a person: each noun adds its part (PORT-08). */
export const DataPartsModule = dataPartsOf('billing');
