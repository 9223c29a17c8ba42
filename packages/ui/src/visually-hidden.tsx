import type { ComponentProps } from 'react';
import { classNames } from './class-names.js';

export interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /** Appears while it, or something in it, has the keyboard: skip links. */
  focusable?: boolean;
}

/** Text for screen readers only. */
export function VisuallyHidden({ focusable = false, className, ...rest }: VisuallyHiddenProps) {
  return (
    <span
      {...rest}
      className={classNames('ui-visually-hidden', focusable && 'ui-visually-hidden--focusable', className)}
    />
  );
}
