import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id, IdParams } from '../../shared/id.js';
import { inBothLanguages } from '../../shared/localized.js';
import { line, paragraph } from '../../shared/text.js';
import { CITY_IDS } from './cities.js';

const service = 'cases';

/** Kinds of courts and offices that hearings take place before (HEAR-02). Ids are stored; do not rename. */
export const CourtKind = z.enum([
  'single_judge',
  'first_instance',
  'appeal',
  'cassation',
  'criminal',
  'indictment_chamber',
  'investigating_judge',
  'public_prosecution',
  'labor_council',
  'enforcement',
  'state_council',
  'military',
  'religious',
  'arbitration',
  'other',
]);
export type CourtKind = z.infer<typeof CourtKind>;

/** Whose religious court it is. */
export const Community = z.enum([
  'sunni',
  'jaafari',
  'druze',
  'maronite',
  'greek_orthodox',
  'greek_catholic',
  'evangelical',
  'armenian',
]);
export type Community = z.infer<typeof Community>;

const courtFields = {
  kind: CourtKind,
  /** Of religious courts; null for others. */
  community: z.nullable(Community),
  city: z.enum(CITY_IDS),
  name: inBothLanguages(line(160)),
  /** Where to go inside the building: floor, room, entrance. */
  hint: inBothLanguages(paragraph(200)),
  /** Where it stands; null while nobody has said so. */
  place: z.nullable(
    z.strictObject({
      lat: z.number().check(z.minimum(32), z.maximum(36)),
      lon: z.number().check(z.minimum(34), z.maximum(38)),
    }),
  ),
};

/** A court of the firm's directory. */
export const Court = z.strictObject({ id: Id, ...courtFields, archived: z.boolean(), version: z.int() });
export type Court = z.infer<typeof Court>;

/** The directory is short enough to be read whole: forms choose from it. */
export const listCourts = endpoint({
  service,
  method: 'GET',
  path: '/courts',
  access: 'hearing:read',
  status: 200,
  summary: 'Courts by city and kind, archived ones too',
  response: z.array(Court),
  errors: [],
});
export const createCourt = endpoint({
  service,
  method: 'POST',
  path: '/courts',
  access: 'court:write',
  status: 201,
  idempotent: true,
  summary: 'Add a court to the directory',
  body: z.strictObject(courtFields),
  response: Court,
  errors: [],
});
export const updateCourt = endpoint({
  service,
  method: 'PUT',
  path: '/courts/:id',
  access: 'court:write',
  status: 200,
  summary: 'Change a court',
  params: IdParams,
  body: z.strictObject({ ...courtFields, version: z.int() }),
  response: Court,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
/** Courts are never deleted: hearings name them. */
export const archiveCourt = endpoint({
  service,
  method: 'POST',
  path: '/courts/:id/archive',
  access: 'court:write',
  status: 200,
  summary: 'Take a court out of the choice, or put it back',
  params: IdParams,
  body: z.strictObject({ archived: z.boolean() }),
  response: Court,
  errors: ['NOT_FOUND'],
});
