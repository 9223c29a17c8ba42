import type { TimeState } from '@diwan/contracts/money/time-entries/entry';
import { Badge, type Tone } from '@diwan/ui/badge';
import { useTexts } from '../../../texts.js';

const TONES = { draft: 'neutral', submitted: 'warning', approved: 'info', billed: 'success' } as const satisfies Record<
  TimeState,
  Tone
>;

/** Where an entry stands, in words. */
export function TimeStateBadge({ state }: { state: TimeState }) {
  const t = useTexts();
  return <Badge tone={TONES[state]}>{t(`timeState.${state}`)}</Badge>;
}
