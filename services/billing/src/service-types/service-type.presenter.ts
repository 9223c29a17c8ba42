import type { ServiceType } from '@diwan/contracts/money/service-types/http';
import type * as z from 'zod/mini';
import type { ServiceTypeRecord } from './service-type.schema.js';

export type ServiceTypeShown = z.output<typeof ServiceType>;

/** A kind of work as staff see it. */
export function toServiceType({ _id, name, hourlyRate, active, version = 1 }: ServiceTypeRecord): ServiceTypeShown {
  return { id: _id.toHexString(), name, hourlyRate, active, version };
}
