import type { CaseStatus } from '@diwan/contracts/matters/cases/http';
import { Badge, type Tone } from '@diwan/ui/badge';
import { useTexts } from '../../../texts.js';

const TONES = { active: 'success', pending: 'warning', closed: 'neutral' } as const satisfies Record<CaseStatus, Tone>;

/** Where a case stands. */
export function CaseStatusBadge({ status }: { status: CaseStatus }) {
  const t = useTexts();
  return <Badge tone={TONES[status]}>{t(`caseStatus.${status}`)}</Badge>;
}
