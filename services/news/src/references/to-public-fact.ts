import type { LegalFact, PublicFact } from '@diwan/contracts/site/facts/fact';

/** A fact as readers of the site get it. */
export const toPublicFact = ({
  id,
  text,
  value,
  statute,
  reviewState,
  reviewedBy,
  reviewedOn,
}: LegalFact): PublicFact => ({
  id,
  text,
  value,
  statute,
  reviewed: reviewState === 'reviewed' && reviewedOn ? { by: reviewedBy, on: reviewedOn } : null,
});
