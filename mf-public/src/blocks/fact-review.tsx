import type { PublicFact } from '@diwan/contracts/site/facts/fact';
import { formatDate, useShell } from '@diwan/mf-kit';
import { useTexts } from '../texts.js';

type Reviewed = NonNullable<PublicFact['reviewed']>;

/** How far facts that stand together are reviewed: none of them, all by the same person on the same day, or some. */
export type Review = { kind: 'pending' } | { kind: 'reviewed'; reviewed: Reviewed } | { kind: 'mixed'; open: boolean };

/** What can be said once about all of these facts. */
export function reviewOf(facts: readonly PublicFact[]): Review {
  const [first] = facts;
  if (facts.every(({ reviewed }) => !reviewed)) return { kind: 'pending' };
  const alike = ({ reviewed }: PublicFact) =>
    reviewed?.by === first?.reviewed?.by && reviewed?.on === first?.reviewed?.on;
  if (first?.reviewed && facts.every(alike)) return { kind: 'reviewed', reviewed: first.reviewed };
  return { kind: 'mixed', open: facts.some(({ reviewed }) => !reviewed) };
}

/** Never silent about what no lawyer has signed off (D-047), and not in every line: once, above the facts. */
export function ReviewNote({ review }: { review: Review }) {
  const t = useTexts();
  if (review.kind === 'reviewed') return <ReviewedLine reviewed={review.reviewed} className="mb-4" />;
  if (review.kind === 'mixed' && !review.open) return null;
  return (
    <p className="mb-4 text-sm text-grey">
      {review.kind === 'mixed' && <span aria-hidden="true" className="pub-fact-open me-2 ms-0" />}
      {t('facts.pending')}
    </p>
  );
}

/** Who signed facts off, and when. */
export function ReviewedLine({ reviewed, className }: { reviewed: Reviewed; className?: string }) {
  const t = useTexts();
  const { siteLanguage } = useShell();
  const date = formatDate(reviewed.on, siteLanguage);
  return (
    <p className={className && `${className} text-sm text-grey`}>
      {reviewed.by ? t('facts.reviewedBy', { name: reviewed.by, date }) : t('facts.reviewed', { date })}
    </p>
  );
}
