import { HTTP_MODULES } from '../derived/http.js';
import { SERVICES, type ServiceName } from '../shared/service.js';
import { LIST_AUDIT } from './audit.js';
import type { Endpoint } from './endpoint.js';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'service' in value && 'method' in value && 'path' in value;

const declared = HTTP_MODULES.flatMap((module) => Object.values<unknown>(module)).filter(isEndpoint);

const of = (service: ServiceName): readonly Endpoint[] => [
  ...declared.filter((endpoint) => endpoint.service === service && !endpoint.demo),
  LIST_AUDIT[service],
];

/** Every endpoint of every service but those of the demo. For services and tests: browsers import the endpoints they call. */
export const ENDPOINTS = Object.fromEntries(SERVICES.map((service) => [service, of(service)])) as Record<
  ServiceName,
  readonly Endpoint[]
>;
