import type { DelegationState as State } from '@diwan/contracts/people/delegations/http';
import { Badge } from '@diwan/ui/badge';
import { useTexts } from '../../../texts.js';

const TONES = {
  invited: 'warning',
  active: 'success',
  refused: 'neutral',
  revoked: 'neutral',
  ended: 'neutral',
} as const;

/** How a delegation stands, in words. */
export function DelegationState({ state }: { state: State }) {
  const t = useTexts();
  return <Badge tone={TONES[state]}>{t(`delegationState.${state}`)}</Badge>;
}
