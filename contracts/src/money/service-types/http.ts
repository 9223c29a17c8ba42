import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id } from '../../shared/id.js';
import { LocalizedText } from '../../shared/language.js';
import { Money } from '../../shared/money.js';
import { line } from '../../shared/text.js';

const service = 'billing';

/** A kind of work that time is recorded under, with its usual hourly rate (D-112). */
export const ServiceType = z.strictObject({ id: Id, name: LocalizedText, hourlyRate: Money, active: z.boolean() });
export const listServiceTypes = endpoint({
  service,
  method: 'GET',
  path: '/service-types',
  access: 'billing:read',
  status: 200,
  summary: 'Kinds of work',
  response: z.array(ServiceType),
  errors: [],
});
export const createServiceType = endpoint({
  service,
  method: 'POST',
  path: '/service-types',
  access: 'billing:write',
  status: 201,
  idempotent: true,
  summary: 'Add a kind of work',
  body: z.strictObject({ name: z.strictObject({ en: line(80), ar: line(80) }), hourlyRate: Money }),
  response: ServiceType,
  errors: ['DUPLICATE'],
});
