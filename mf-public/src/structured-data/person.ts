import type { Attorney } from '@diwan/contracts/site/attorneys/http';
import { widestImage } from '../cards/article-image.js';
import { firmId } from './firm.js';
import { addressOf, type JsonLd, type SitePlace } from './site-place.js';

/** One id for a lawyer on every page and in both languages. */
export const personId = (slug: string, { origin }: Pick<SitePlace, 'origin'>): string =>
  `${origin}/attorneys/${slug}#person`;

/** A lawyer whose profile is on the page. */
export function personNode(attorney: Attorney, place: SitePlace): JsonLd {
  const { language, origin } = place;
  const path = `/attorneys/${attorney.slug}`;
  return {
    '@type': 'Person',
    '@id': personId(attorney.slug, place),
    url: addressOf(place, path),
    name: attorney.name[language],
    jobTitle: attorney.title[language],
    description: attorney.bio[language],
    worksFor: { '@id': firmId(origin) },
    knowsAbout: attorney.specialties.map((specialty) => specialty[language]),
    ...(attorney.image && { image: origin + widestImage(attorney.image) }),
  };
}

/** The same with what only the lawyer's own page shows. */
export function fullPersonNode(attorney: Attorney, place: SitePlace): JsonLd {
  const { language } = place;
  const degrees = attorney.education.map((degree) => degree[language]);
  const schools = new Set(attorney.education.flatMap(({ school }) => school?.[language] ?? []));
  return {
    ...personNode(attorney, place),
    knowsLanguage: attorney.languages,
    ...(attorney.email && { email: attorney.email }),
    ...(attorney.phone && { telephone: attorney.phone }),
    hasCredential: degrees.map((name) => ({ '@type': 'EducationalOccupationalCredential', name })),
    ...(schools.size > 0 && { alumniOf: [...schools].map((name) => ({ '@type': 'CollegeOrUniversity', name })) }),
    ...(attorney.bar && {
      memberOf: { '@type': 'Organization', name: attorney.bar[language] },
    }),
  };
}

/** The firm with its lawyers, for the page that shows them all. */
export const lawyersOfFirm = (attorneys: readonly Attorney[], place: SitePlace): JsonLd => ({
  '@type': 'LegalService',
  '@id': firmId(place.origin),
  employee: attorneys.map(({ slug }) => ({ '@id': personId(slug, place) })),
});
