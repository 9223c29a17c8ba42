import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import { Badge, type Tone } from '@diwan/ui/badge';
import { useTexts } from '../../../texts.js';

type Level = StaffDocument['confidentialityLevel'];

const TONES = { high: 'danger', medium: 'warning', normal: 'neutral' } as const satisfies Record<Level, Tone>;

/** How confidential a document is. */
export function LevelBadge({ level }: { level: Level }) {
  const t = useTexts();
  return <Badge tone={TONES[level]}>{t(`level.${level}`)}</Badge>;
}
