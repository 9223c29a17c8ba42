import * as z from 'zod/mini';
import { CalendarDate } from '../../shared/id.js';
import { SiteText } from '../../shared/localized.js';

/**
 * A legal statement of the site, kept once and shown by id (PUB-10). All start `unreviewed`: a partner signs them off. A fact past
 * `validUntil` blocks the publishing of pages that show it (D-047).
 */
export const LegalFact = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]*$/)),
  text: SiteText,
  /** The bare value, such as `10 years` or `3%`, for tables. */
  value: z.nullable(SiteText),
  statute: SiteText,
  /** Where the statement was taken from. */
  source: z.string(),
  reviewState: z.enum(['unreviewed', 'reviewed']),
  reviewedBy: z.nullable(z.string()),
  reviewedOn: z.nullable(CalendarDate),
  validUntil: z.nullable(CalendarDate),
});

export type LegalFact = z.infer<typeof LegalFact>;

/**
 * What readers of a page get of a fact, in the language that the page is in: where it was taken from and how far its review has come is
 * the firm's own business, but for the line that says who signed it off (D-047).
 */
export const PublicFact = z.strictObject({
  id: z.string(),
  text: z.string(),
  value: z.nullable(z.string()),
  statute: z.string(),
  /** Null until a partner has signed it off. */
  reviewed: z.nullable(z.strictObject({ by: z.nullable(z.string()), on: CalendarDate })),
});
export type PublicFact = z.infer<typeof PublicFact>;
