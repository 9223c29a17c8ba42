import { nameIn } from '@diwan/contracts/shared/tongues';
import { firmId } from './firm.js';
import { addressOf, type JsonLd, type SitePlace } from './site-place.js';

/** The site and its search. */
export function websiteNode(place: SitePlace): JsonLd[] {
  const { origin, siteLanguage, office } = place;
  if (!office.profile) return [];
  return [
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      url: addressOf(place, '/'),
      name: nameIn(office.profile.name, siteLanguage),
      inLanguage: siteLanguage,
      publisher: { '@id': firmId(origin) },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${addressOf(place, '/search')}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
