import type { Tone } from '@diwan/ui/badge';
import type { Notice } from './api/list-notices.js';

export const STATE_TONES = {
  pending: 'info',
  sending: 'info',
  sent: 'success',
  unknown: 'warning',
  failed: 'danger',
  suppressed: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<Notice['state'], Tone>;

/** How far it came: what was sent may have arrived, or have been read. */
export const progressOf = ({
  state,
  deliveredAt,
  readAt,
}: Pick<Notice, 'state' | 'deliveredAt' | 'readAt'>): Notice['state'] | 'delivered' | 'read' => {
  if (state !== 'sent') return state;
  if (readAt) return 'read';
  return deliveredAt ? 'delivered' : 'sent';
};

/** Whether a person may decide to send it again. */
export const canBeResent = ({ state }: Pick<Notice, 'state'>): boolean => state === 'failed' || state === 'unknown';
