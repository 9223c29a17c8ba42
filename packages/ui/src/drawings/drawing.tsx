import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';

export interface DrawingProps {
  /** Says what it shows, where it stands for a text. Without it the drawing is decoration. */
  title?: string;
  className?: string;
}

/** The sheet every drawing is made on: 120 × 120, cedar lines, brass where the eye should rest. Fills its container. */
export function Drawing({ title, className, children }: DrawingProps & { children: ReactNode }) {
  return (
    <svg
      className={classNames('ui-drawing', className)}
      viewBox="0 0 120 120"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      focusable="false"
    >
      {children}
    </svg>
  );
}
