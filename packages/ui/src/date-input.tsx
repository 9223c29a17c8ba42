import type { ComponentProps } from 'react';
import { classNames } from './class-names.js';
import { useFieldControl } from './field-context.js';

export interface DateInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** `datetime` for local date and time, `time` for a time of day. Values are the browser's: `2026-05-12`, `2026-05-12T14:30`. */
  kind?: 'date' | 'datetime' | 'time' | 'month';
}

/** The browser's own date field: speaks every language and every screen reader's. */
export function DateInput({ kind = 'date', className, ...rest }: DateInputProps) {
  return (
    <input
      {...rest}
      {...useFieldControl(rest)}
      type={kind === 'datetime' ? 'datetime-local' : kind}
      className={classNames('ui-input ui-input--numeric', className)}
    />
  );
}
