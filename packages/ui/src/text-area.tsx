import type { ComponentProps } from 'react';
import { classNames } from './class-names.js';
import { useFieldControl } from './field-context.js';

/** Several lines of text; grows with them where the browser can. */
export function TextArea({ className, placeholder = ' ', ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      dir="auto"
      rows={4}
      placeholder={placeholder}
      {...rest}
      {...useFieldControl(rest)}
      className={classNames('ui-input', className)}
    />
  );
}
