import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id, IdParams, Instant } from '../../shared/id.js';
import { inBothLanguages } from '../../shared/localized.js';
import { Phone } from '../../shared/phone.js';
import { line, OptionalEmail, paragraph } from '../../shared/text.js';
import { PRACTICE_AREA_IDS } from '../practice-areas/practice-area.js';
import { AttorneyImage, BarYear } from './http.js';

const service = 'news';
const access = 'site:write';

/** Languages that a profile can name. */
export const SPOKEN_LANGUAGES = ['ar', 'en', 'fr', 'hy', 'es', 'de', 'it'] as const;

const Said = (max: number) => paragraph(max).check(z.minLength(1));

/** What staff write about a lawyer. Ways to be reached may be missing; the site then shows none (D-034). */
export const AttorneyFields = z.strictObject({
  name: inBothLanguages(line(120)),
  title: inBothLanguages(line(160)),
  bio: inBothLanguages(Said(4000)),
  specialties: z.array(inBothLanguages(line(160))).check(z.maxLength(20)),
  /** Areas whose pages name this lawyer. */
  areas: z.array(z.enum(PRACTICE_AREA_IDS)).check(z.maxLength(PRACTICE_AREA_IDS.length)),
  education: z
    .array(z.strictObject({ ...inBothLanguages(line(200)).shape, school: z.nullable(inBothLanguages(line(200))) }))
    .check(z.maxLength(20)),
  languages: z.array(z.enum(SPOKEN_LANGUAGES)).check(z.minLength(1), z.maxLength(SPOKEN_LANGUAGES.length)),
  bar: z.nullable(inBothLanguages(line(160))),
  /** Year of admission to the Bar, and the number there. */
  barYear: z.nullable(BarYear),
  barNumber: z.nullable(line(40)),
  /** Articles that the lawyer wrote, by what ties an article to itself in both languages. */
  articles: z.array(line(200)).check(z.maxLength(500)),
  email: OptionalEmail,
  phone: z.nullable(Phone),
  whatsappNumber: z.nullable(Phone),
  /** An image of the library with what it shows, in words. */
  image: z.nullable(z.strictObject({ id: Id, alt: inBothLanguages(line(200)) })),
});
export type AttorneyFields = z.infer<typeof AttorneyFields>;

/** A profile as staff see it, published or not. Only published ones are on the site (D-034); archived ones can be restored. */
export const EditedAttorney = z.strictObject({
  id: Id,
  slug: z.string(),
  name: AttorneyFields.shape.name,
  title: AttorneyFields.shape.title,
  bio: AttorneyFields.shape.bio,
  specialties: AttorneyFields.shape.specialties,
  areas: AttorneyFields.shape.areas,
  education: AttorneyFields.shape.education,
  languages: z.array(z.string()),
  bar: AttorneyFields.shape.bar,
  barYear: AttorneyFields.shape.barYear,
  barNumber: AttorneyFields.shape.barNumber,
  articles: AttorneyFields.shape.articles,
  email: AttorneyFields.shape.email,
  phone: AttorneyFields.shape.phone,
  whatsappNumber: AttorneyFields.shape.whatsappNumber,
  image: z.nullable(AttorneyImage),
  published: z.boolean(),
  archived: z.boolean(),
  /** Of the member of the staff who is given the requests for this lawyer; null for nobody. Absent from builds before. */
  accountId: z.optional(z.nullable(Id)),
  updatedAt: z.nullable(Instant),
  version: z.int(),
});
export type EditedAttorney = z.infer<typeof EditedAttorney>;

const Version = { version: z.int() };

export const listEditedAttorneys = endpoint({
  service,
  method: 'GET',
  path: '/editing/attorneys',
  access,
  status: 200,
  summary: 'All lawyers, in the order of the site, archived ones last',
  response: z.array(EditedAttorney),
  errors: [],
});
export const getEditedAttorney = endpoint({
  service,
  method: 'GET',
  path: '/editing/attorneys/:id',
  access,
  status: 200,
  summary: 'One lawyer, published or not',
  params: IdParams,
  response: EditedAttorney,
  errors: ['NOT_FOUND'],
});
/** A new profile is a draft at the end of the list. */
export const createAttorney = endpoint({
  service,
  method: 'POST',
  path: '/editing/attorneys',
  access,
  status: 201,
  idempotent: true,
  summary: 'Add a lawyer',
  body: z.strictObject({
    ...AttorneyFields.shape,
    /** Last part of the address on the site, such as `rana-haddad`; stays as it is. */
    slug: z.string().check(z.trim(), z.minLength(2), z.maxLength(80), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
  }),
  response: EditedAttorney,
  errors: ['DUPLICATE'],
});
export const changeAttorney = endpoint({
  service,
  method: 'PUT',
  path: '/editing/attorneys/:id',
  access,
  status: 200,
  summary: "Change a lawyer's profile",
  params: IdParams,
  body: z.strictObject({ ...AttorneyFields.shape, ...Version }),
  response: EditedAttorney,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
/** An unpublished profile answers 404 on the site at once. */
export const publishAttorney = endpoint({
  service,
  method: 'PUT',
  path: '/editing/attorneys/:id/published',
  access,
  status: 200,
  summary: 'Show a lawyer on the site, or no longer',
  params: IdParams,
  body: z.strictObject({ published: z.boolean(), ...Version }),
  response: EditedAttorney,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
/** Archiving takes the profile off the site, too; restoring brings it back as a draft. */
export const archiveAttorney = endpoint({
  service,
  method: 'PUT',
  path: '/editing/attorneys/:id/archived',
  access,
  status: 200,
  summary: 'Put a lawyer away, or bring them back',
  params: IdParams,
  body: z.strictObject({ archived: z.boolean(), ...Version }),
  response: EditedAttorney,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
/**
 * Says with which account a lawyer works: requests that ask for the lawyer are given to it (PUB-08). It discloses what visitors write, so
 * it is not for who edits texts.
 */
export const setAttorneyAccount = endpoint({
  service,
  method: 'PUT',
  path: '/editing/attorneys/:id/account',
  access: 'office:write',
  status: 200,
  summary: 'Say who is given the requests for a lawyer',
  params: IdParams,
  body: z.strictObject({ accountId: z.nullable(Id), ...Version }),
  response: EditedAttorney,
  errors: ['NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
});
export const listAttorneyAccounts = endpoint({
  service,
  method: 'GET',
  path: '/editing/attorney-accounts',
  access: 'office:write',
  status: 200,
  summary: 'Staff who may be given the requests for a lawyer',
  response: z.array(z.strictObject({ id: Id, name: z.string() })),
  errors: ['UNAVAILABLE'],
});
/** `seen`: the order that the person changed. When it is another by now, nothing is overwritten (D-129). */
const NewOrder = z.strictObject({
  seen: z.array(Id).check(z.maxLength(200)),
  ids: z.array(Id).check(z.maxLength(200)),
});

/** Takes the ids of all lawyers that are not archived; CONFLICT when they are not the stored ones, or their order is not the seen one. */
export const orderAttorneys = endpoint({
  service,
  method: 'PUT',
  path: '/editing/attorneys-order',
  access,
  status: 200,
  summary: 'Set the order of the lawyers',
  body: NewOrder,
  response: z.array(EditedAttorney),
  errors: ['CONFLICT'],
});
