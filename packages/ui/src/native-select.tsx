import type { ComponentProps } from 'react';
import { classNames } from './class-names.js';
import { useFieldControl } from './field-context.js';
import { Icon } from './icon.js';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface NativeSelectProps extends ComponentProps<'select'> {
  /** Instead of `children`. */
  options?: readonly SelectOption[];
  /** First line while nothing is chosen, such as "Choose a court". */
  placeholder?: string;
}

/** The browser's own list: best for short lists and for phones. Long lists: `Combobox`. */
export function NativeSelect({ options, placeholder, className, children, ...rest }: NativeSelectProps) {
  return (
    <span className="ui-select">
      <select {...rest} {...useFieldControl(rest)} className={classNames('ui-input', className)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <Icon name="chevron-down" />
    </span>
  );
}
