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
