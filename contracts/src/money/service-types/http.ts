import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id, IdParams } from '../../shared/id.js';
import { LocalizedText } from '../../shared/language.js';
import { Money } from '../../shared/money.js';
import { line } from '../../shared/text.js';

const service = 'billing';

/** A kind of work that time is recorded under, with its usual hourly rate (D-112). One that is not active is offered no more. */
export const ServiceType = z.strictObject({
  id: Id,
  name: LocalizedText,
  hourlyRate: Money,
  active: z.boolean(),
  version: z.int(),
});
export type ServiceType = z.infer<typeof ServiceType>;

const fields = { name: z.strictObject({ en: line(80), ar: line(80) }), hourlyRate: Money };

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
/** For who records time and does not keep the books. */
export const listOfferedServiceTypes = endpoint({
  service,
  method: 'GET',
  path: '/service-types/offered',
  access: 'time:write',
  status: 200,
  summary: 'Kinds of work that time can be recorded under',
  response: z.array(z.strictObject({ id: Id, name: LocalizedText })),
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
  body: z.strictObject(fields),
  response: ServiceType,
  errors: ['DUPLICATE'],
});
/** Time that was recorded keeps the rate it had. */
export const changeServiceType = endpoint({
  service,
  method: 'PUT',
  path: '/service-types/:id',
  access: 'billing:write',
  status: 200,
  summary: 'Change a kind of work, put it aside or offer it again',
  params: IdParams,
  body: z.strictObject({ ...fields, active: z.boolean(), version: z.int() }),
  response: ServiceType,
  errors: ['NOT_FOUND', 'CONFLICT', 'DUPLICATE'],
});
