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
