import type { OwnDocument } from '@diwan/contracts/matters/documents/http';
import { Badge, type Tone } from '@diwan/ui/badge';
import { useTexts } from '../../../texts.js';

type Level = OwnDocument['confidentialityLevel'];
const TONES: Record<Level, Tone> = { high: 'danger', medium: 'accent', normal: 'neutral' };

export function ConfidentialityBadge({ level }: { level: Level }) {
  const t = useTexts();
  return <Badge tone={TONES[level]}>{t(`document.level.${level}`)}</Badge>;
}
