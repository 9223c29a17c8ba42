import type { LocalizedText } from '@diwan/contracts/shared/language';
import type { Attorney } from '@diwan/contracts/site/attorneys/http';
import { widestImage } from '../site/article-image.js';
import { firmId } from './firm.js';
import { addressOf, type JsonLd, type SitePlace } from './site-place.js';

/** A lawyer whose profile is on the page. */
export function personNode(attorney: Attorney, place: SitePlace): JsonLd {
  const { language, origin } = place;
  const path = `/attorneys/${attorney.slug}`;
  return {
    '@type': 'Person',
    '@id': `${origin}${path}#person`,
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
  const credential = (text: LocalizedText) => ({
    '@type': 'EducationalOccupationalCredential',
    name: text[place.language],
  });
  return {
    ...personNode(attorney, place),
    knowsLanguage: attorney.languages,
    ...(attorney.email && { email: attorney.email }),
    ...(attorney.phone && { telephone: attorney.phone }),
    hasCredential: [...(attorney.bar ? [attorney.bar] : []), ...attorney.education].map(credential),
  };
}
