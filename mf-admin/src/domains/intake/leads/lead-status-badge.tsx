import { Badge, type Tone } from '@diwan/ui/badge';
import { useTexts } from '../../../texts.js';
import type { Lead } from './api/list-leads.js';

const TONES = {
  new: 'info',
  contacted: 'warning',
  qualified: 'warning',
  booked: 'accent',
  won: 'success',
  lost: 'neutral',
  spam: 'neutral',
} as const satisfies Record<Lead['status'], Tone>;

/** How far a lead has come. */
export function LeadStatusBadge({ status }: Pick<Lead, 'status'>) {
  const t = useTexts();
  return <Badge tone={TONES[status]}>{t(`leadStatus.${status}`)}</Badge>;
}

/** How far a lead has come, and how many further requests of its number nobody has answered (D-058). */
export function LeadState({
  lead: { status, furtherUnanswered },
}: {
  lead: Pick<Lead, 'status' | 'furtherUnanswered'>;
}) {
  const t = useTexts();
  return (
    <span className="inline-flex flex-wrap gap-1">
      <LeadStatusBadge status={status} />
      {furtherUnanswered ? <Badge tone="info">{t('leads.furtherCount', { count: furtherUnanswered })}</Badge> : null}
    </span>
  );
}
