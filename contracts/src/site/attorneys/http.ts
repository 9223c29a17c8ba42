import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { LocalizedText } from '../../shared/language.js';
import { Phone } from '../../shared/phone.js';
import { ArticleImage } from '../images/image.js';

const service = 'news';

/** A lawyer's portrait, described in both languages. */
export const AttorneyImage = z.strictObject({ ...ArticleImage.shape, alt: LocalizedText });

/** A lawyer's public profile. Contact data that is missing is not shown (D-034). */
export const Attorney = z.strictObject({
  slug: z.string(),
  name: LocalizedText,
  title: LocalizedText,
  bio: LocalizedText,
  education: z.array(LocalizedText),
  specialties: z.array(LocalizedText),
  languages: z.array(z.string()),
  bar: z.nullable(LocalizedText),
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

export const getAttorney = endpoint({
  service,
  method: 'GET',
  path: '/site/attorneys/:slug',
  access: 'public',
  status: 200,
  summary: 'One published lawyer',
  params: z.strictObject({ slug: z.string().check(z.regex(/^[a-z0-9-]{1,80}$/)) }),
  response: Attorney,
  errors: ['NOT_FOUND'],
});
