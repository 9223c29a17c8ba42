import type { EditedFact } from '@diwan/contracts/site/facts/http';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { useTexts } from '../../../texts.js';

/** Who signed a fact off and when, or that nobody has. */
export function ReviewBadge({ fact }: { fact: Pick<EditedFact, 'reviewState' | 'reviewedBy' | 'reviewedOn'> }) {
  const t = useTexts();
  const { language } = useShell();
  const { reviewState, reviewedBy, reviewedOn } = fact;
  if (reviewState === 'unreviewed') return <Badge tone="warning">{t('facts.unreviewed')}</Badge>;
  return (
    <span className="grid justify-items-start gap-1">
      <Badge tone="success">{t('facts.reviewed')}</Badge>
      {reviewedBy && reviewedOn && (
        <span className="text-sm text-grey">
          {t('facts.reviewedBy', { name: reviewedBy, date: formatDate(reviewedOn, language) })}
        </span>
      )}
    </span>
  );
}

/** Until when a fact holds, and a warning when that is over or near. */
export function ValidityBadge({ fact }: { fact: Pick<EditedFact, 'validity' | 'validUntil'> }) {
  const t = useTexts();
  const { language } = useShell();
  const { validity, validUntil } = fact;
  if (validUntil === null) return <span className="text-grey">{t('facts.noEnd')}</span>;
  return (
    <span className="grid justify-items-start gap-1">
      <span>{formatDate(validUntil, language)}</span>
      {validity === 'expired' && <Badge tone="danger">{t('facts.expired')}</Badge>}
      {validity === 'expiring' && <Badge tone="warning">{t('facts.expiring')}</Badge>}
    </span>
  );
}
