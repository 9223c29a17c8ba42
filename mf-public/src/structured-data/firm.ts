import { SPOKEN_LANGUAGES } from '@diwan/contracts/intake/leads/wish-options';
import { nameIn } from '@diwan/contracts/shared/tongues';
import type { OfficeProfile } from '@diwan/contracts/site/office/office-profile';
import { sharePath } from '@diwan/mf-kit';
import { directionsLink } from '../office/contact-links.js';
import { groupHours } from '../office/opening-hours.js';
import type { JsonLd, SitePlace } from './site-place.js';

const DAY: Record<OfficeProfile['openingHours'][number]['day'], string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** One id for the firm on every page and in both languages. */
export const firmId = (origin: string): string => `${origin}/#firm`;

/** The firm as other nodes name it. */
export function firmReference({ origin, siteLanguage, office }: SitePlace): JsonLd {
  return {
    '@type': 'LegalService',
    '@id': firmId(origin),
    ...(office.profile ? { name: nameIn(office.profile.name, siteLanguage) } : {}),
    url: origin,
  };
}

/** Where the firm works. */
export const LEBANON: JsonLd = { '@type': 'Country', '@id': 'https://www.wikidata.org/wiki/Q822' };

/**
 * The firm with its particulars, for pages that show them. Address and founding date appear only when the firm has entered them
 * (D-029, D-043); hours are the record that the page shows (D-030). No ratings: there are none.
 */
export function firmNode(place: SitePlace): JsonLd[] {
  const { profile } = place.office;
  if (!profile) return [];
  const { address, foundedOn } = profile;
  return [
    {
      ...firmReference(place),
      telephone: profile.phone,
      email: profile.email,
      availableLanguage: SPOKEN_LANGUAGES,
      areaServed: LEBANON,
      logo: `${place.origin}/icons/icon-512.png`,
      image: place.origin + sharePath('/', place.siteLanguage),
      openingHoursSpecification: groupHours(profile.openingHours).flatMap(({ days, hours }) =>
        hours
          ? {
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: days.map((day) => DAY[day]),
              opens: hours.opens,
              closes: hours.closes,
            }
          : [],
      ),
      ...(address && {
        address: {
          '@type': 'PostalAddress',
          streetAddress: nameIn(address.street, place.siteLanguage),
          addressLocality: nameIn(address.city, place.siteLanguage),
          addressCountry: address.country,
        },
        hasMap: directionsLink(address),
      }),
      ...(foundedOn && { foundingDate: foundedOn }),
    },
  ];
}
