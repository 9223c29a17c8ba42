import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Language, LocalizedText } from '../../shared/language.js';
import { Phone } from '../../shared/phone.js';
import { ArticleImage } from '../images/image.js';
import { PRACTICE_AREA_IDS } from '../practice-areas/practice-area.js';

const service = 'news';

/** Last part of the address of a lawyer's profile. */
export const AttorneySlug = z.string().check(z.regex(/^[a-z0-9-]{1,80}$/));

/** A lawyer's portrait, described in both languages. */
export const AttorneyImage = z.strictObject({ ...ArticleImage.shape, alt: LocalizedText });

/** What a lawyer studied, and the university where they did, when it is named. */
export const Education = z.strictObject({ ...LocalizedText.shape, school: z.nullable(LocalizedText) });
export type Education = z.infer<typeof Education>;

export const BarYear = z.int().check(z.minimum(1900), z.maximum(2100));

/** A lawyer's public profile. Contact data that is missing is not shown (D-034). */
export const Attorney = z.strictObject({
  slug: z.string(),
  name: LocalizedText,
  title: LocalizedText,
  bio: LocalizedText,
  education: z.array(Education),
  specialties: z.array(LocalizedText),
  /** Areas whose pages name this lawyer. */
  areas: z.array(z.enum(PRACTICE_AREA_IDS)),
  languages: z.array(z.string()),
  bar: z.nullable(LocalizedText),
  barYear: z.nullable(BarYear),
  barNumber: z.nullable(z.string()),
  email: z.nullable(z.email()),
  phone: z.nullable(Phone),
  whatsappNumber: z.nullable(Phone),
  image: z.nullable(AttorneyImage),
});

export type Attorney = z.infer<typeof Attorney>;

export const listAttorneys = endpoint({
  service,
  method: 'GET',
  path: '/site/attorneys',
  access: 'public',
  status: 200,
  summary: 'Published lawyers',
  response: z.array(Attorney),
  errors: [],
});

const AttorneyParams = z.strictObject({ slug: AttorneySlug });

export const getAttorney = endpoint({
  service,
  method: 'GET',
  path: '/site/attorneys/:slug',
  access: 'public',
  status: 200,
  summary: 'One published lawyer',
  params: AttorneyParams,
  response: Attorney,
  errors: ['NOT_FOUND'],
});

/** What a telephone takes into its contacts (vCard): what the profile shows, no more. */
export const getAttorneyCard = endpoint({
  service,
  method: 'GET',
  path: '/site/attorneys/:slug/card',
  access: 'public',
  status: 200,
  bytes: true,
  summary: "A published lawyer's contact card",
  params: AttorneyParams,
  query: z.strictObject({ language: Language }),
  errors: ['NOT_FOUND'],
});
