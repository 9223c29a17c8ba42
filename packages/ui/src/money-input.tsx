import type { ComponentProps } from 'react';
import { classNames } from './class-names.js';
import { useFieldControl } from './field-context.js';

export interface MoneyInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Shown before the amount, such as `USD`. */
  currency: string;
}

/** An amount as text: what was typed stays as it is; the caller parses it, exactly, into minor units. */
export function MoneyInput({ currency, className, ...rest }: MoneyInputProps) {
  return (
    <span className="ui-affix">
      <span className="ui-affix__unit">{currency}</span>
      <input
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        {...rest}
        {...useFieldControl(rest)}
        type="text"
        className={classNames('ui-input ui-input--numeric', className)}
      />
    </span>
  );
}
