import { formatNumber } from '@diwan/mf-kit';

const KB = 1024;
const MB = KB * KB;

/** `340 KB` or `2.4 MB`; never `0 KB`. */
export function fileSize(bytes: number): string {
  if (bytes < MB) return `${formatNumber(Math.max(1, Math.round(bytes / KB)))} KB`;
  return `${formatNumber(Math.round((bytes / MB) * 10) / 10)} MB`;
}
