import type { Tone } from './badge.js';
import type { IconName } from './icon-paths.js';

/** The sign that repeats a tone beside its text. */
export const TONE_ICON = {
  neutral: 'info',
  info: 'info',
  success: 'check',
  danger: 'warning',
  warning: 'warning',
  accent: 'star',
} as const satisfies Record<Tone, IconName>;
