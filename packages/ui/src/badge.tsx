import type { ComponentProps } from 'react';
import { classNames } from './class-names.js';

/** neutral: draft, closed · info: sent, open · success: paid, done · danger: overdue, failed · warning: pending · accent: ours. */
export type Tone = 'neutral' | 'info' | 'success' | 'danger' | 'warning' | 'accent';

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: Tone;
}

/** A state in words; the colour only repeats them. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span {...rest} data-tone={tone} className={classNames('ui-badge', className)} />;
}
