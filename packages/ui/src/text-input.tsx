import type { ComponentProps } from 'react';
import { classNames } from './class-names.js';
import { useFieldControl } from './field-context.js';

/** Kinds whose content is written left to right in every language. */
const LTR_TYPES = new Set(['tel', 'email', 'url', 'number', 'password']);

/**
 * One line of text. Its direction follows what is typed, except for phones, e-mail addresses and the like.
 * Remember `autoComplete`; inside a `Field` everything else is wired.
 */
export function TextInput({ className, type = 'text', placeholder = ' ', ...rest }: ComponentProps<'input'>) {
  return (
    <input
      type={type}
      dir={LTR_TYPES.has(type) ? 'ltr' : 'auto'}
      placeholder={placeholder}
      {...rest}
      {...useFieldControl(rest)}
      className={classNames('ui-input', className)}
    />
  );
}
