/**
 * The one taxonomy of practice areas, shared by navigation, the contact form, news, leads, cases and the assistant (D-032).
 * Ids are stored; do not rename.
 */
export const PRACTICE_AREA_IDS = [
  'business',
  'incorporation',
  'criminal',
  'governance',
  'real-estate',
  'banking',
  'tax',
  'family',
  'labor',
  'ip',
  'immigration',
  'personal-injury',
  'other',
] as const;
export type PracticeAreaId = (typeof PRACTICE_AREA_IDS)[number];

/** The area that a page of the site is about, by the page's slug: who handles it is shown there (PUB-04). */
export const AREA_OF_PAGE: Readonly<Record<string, PracticeAreaId>> = {
  'services/business-law': 'business',
  'services/companies-incorporation': 'incorporation',
  'services/corporate-governance': 'governance',
  'services/criminal-law': 'criminal',
  'services/criminal-defense-lebanon': 'criminal',
  'services/real-estate': 'real-estate',
  'services/real-estate-lebanon': 'real-estate',
  'services/banking-finance': 'banking',
  'services/tax-planning': 'tax',
  'services/family-law': 'family',
  'services/labor-law': 'labor',
  'services/intellectual-property': 'ip',
};

/**
 * The areas of the contact form and the taxonomy id each one means: the specification's, in its order, then what else the firm does, so
 * that nobody has to choose "other" for it; "other" last (D-032).
 */
export const CONTACT_AREAS = {
  corporate: 'business',
  criminal: 'criminal',
  family: 'family',
  immigration: 'immigration',
  business: 'business',
  'real-estate': 'real-estate',
  employment: 'labor',
  ip: 'ip',
  tax: 'tax',
  banking: 'banking',
  'personal-injury': 'personal-injury',
  other: 'other',
} as const satisfies Record<string, PracticeAreaId>;
