import type { OwnDocument } from '@diwan/contracts/matters/documents/http';
import { Badge, type Tone } from '@diwan/ui/badge';
import { useDeskTexts } from './texts.js';

type Level = OwnDocument['confidentialityLevel'];

const TONES: Record<Level, Tone> = { high: 'danger', medium: 'warning', normal: 'neutral' };

/** How confidential a document is; the same colours for the firm and for its clients. */
export function LevelBadge({ level }: { level: Level }) {
  const t = useDeskTexts();
  return <Badge tone={TONES[level]}>{t(`desk.level.${level}`)}</Badge>;
}
