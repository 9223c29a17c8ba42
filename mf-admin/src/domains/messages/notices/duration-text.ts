import { formatNumber } from '@diwan/mf-kit';
import type { Texts } from '../../../texts.js';

const UNITS = [
  ['hours', 3600_000],
  ['minutes', 60_000],
  ['seconds', 1000],
] as const;

/** A time in milliseconds in the largest unit that it fills, with a digit behind the point below ten of it. */
export function durationText(t: Texts, ms: number): string {
  const [unit, size] = UNITS.find(([, length]) => ms >= length) ?? UNITS[2];
  const value = ms / size;
  return t(`channels.${unit}`, { value: formatNumber(value, value < 10 ? 1 : 0) });
}
