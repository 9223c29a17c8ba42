import type { OfficeProfile } from '@diwan/contracts/site/office/office-profile';
import { groupHours } from '../office/opening-hours.js';
import { addressOf, type JsonLd, type SitePlace } from './site-place.js';

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
export function firmReference({ origin, language, office }: SitePlace): JsonLd {
  return {
    '@type': 'LegalService',
    '@id': firmId(origin),
    ...(office.profile ? { name: office.profile.name[language] } : {}),
    url: origin,
  };
}

/**
 * The firm with its particulars, for pages that show them. Address and founding date appear only when the firm has entered them
 * (D-029, D-043); hours are the record that the page shows (D-030). No ratings: there are none.
 */
export function firmNode(place: SitePlace): JsonLd[] {
  const { profile, phone } = place.office;
  if (!profile) return [];
  const { address, foundedOn } = profile;
  return [
    {
      ...firmReference(place),
      url: addressOf(place, '/'),
      telephone: phone,
      email: profile.email,
      availableLanguage: ['en', 'ar'],
      areaServed: { '@type': 'Country', '@id': 'https://www.wikidata.org/wiki/Q822' },
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
          streetAddress: address.street[place.language],
          addressLocality: address.city[place.language],
          addressCountry: address.country,
        },
      }),
      ...(foundedOn && { foundingDate: foundedOn }),
    },
  ];
}
