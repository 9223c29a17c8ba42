import type { ServiceName } from '../shared/service.js';
import { LIST_AUDIT } from './audit.js';
import type { Endpoint } from './endpoint.js';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'service' in value && 'method' in value && 'path' in value;

/** Every endpoint of a service but those of the demo, from its list of modules (`derived/http/<service>.ts`). */
export const endpointsOf = (
  service: ServiceName,
  modules: readonly Readonly<Record<string, unknown>>[],
): readonly Endpoint[] => [
  ...modules
    .flatMap((module) => Object.values(module))
    .filter(isEndpoint)
    .filter((endpoint) => endpoint.service === service && !endpoint.demo),
  LIST_AUDIT[service],
];
