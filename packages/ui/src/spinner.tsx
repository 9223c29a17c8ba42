import { classNames } from './class-names.js';
import { VisuallyHidden } from './visually-hidden.js';

export interface SpinnerProps {
  /** Announced, such as "Loading…". Without it the spinner is decoration beside a text that says so. */
  label?: string;
  className?: string;
}

/** A small sign of work in progress. For whole areas use `Skeleton`, which keeps the layout. */
export function Spinner({ label, className }: SpinnerProps) {
  if (!label) return <span className={classNames('ui-spinner', className)} aria-hidden="true" />;
  return (
    <span role="status">
      <span className={classNames('ui-spinner', className)} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
