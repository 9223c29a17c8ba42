import type { CaseStatus as Status } from '@diwan/contracts/matters/cases/http';
import { Badge, type Tone } from '@diwan/ui/badge';
import { useTexts } from '../../../texts.js';

const TONES: Record<Status, Tone> = { active: 'success', pending: 'warning', closed: 'neutral' };

/** State of a case; one that this version does not know is shown plainly (part 1, section 4). */
export function CaseStatus({ status }: { status: Status }) {
  const t = useTexts();
  const tone = TONES[status];
  return <Badge tone={tone ?? 'neutral'}>{tone ? t(`case.status.${status}`) : status}</Badge>;
}
