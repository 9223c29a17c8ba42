import { formatNumber } from '@diwan/mf-kit';
import type { DeskTexts } from './texts.js';

const KB = 1024;
const MB = KB * KB;

/** `512 B`, `24 KB` (rounded, as the specification says) or `1.5 MB`: never "0 KB" and no endless KB (D-098). */
export function fileSize(bytes: number, t: DeskTexts): string {
  if (bytes < KB) return t('desk.size.b', { size: bytes });
  const kilobytes = Math.round(bytes / KB);
  if (kilobytes < KB) return t('desk.size.kb', { size: kilobytes });
  return t('desk.size.mb', { size: formatNumber(bytes / MB, 1) });
}
