import type { ChangeEvent, ComponentProps } from 'react';
import { classNames } from './class-names.js';
import { toAsciiDigits } from './digits.js';
import { useFieldControl } from './field-context.js';

export interface OtpInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'maxLength'> {
  /** ASCII digits only. */
  value: string;
  onChange: (code: string) => void;
  /** How many digits the code has. */
  length?: number;
  /** Called once the last digit is in. */
  onComplete?: (code: string) => void;
}

/**
 * A one-time code in ONE box: can be pasted ("123 456"), filled in by the phone, read by a screen reader and corrected
 * anywhere (WCAG 3.3.8). Arabic-Indic digits are welcome.
 */
export function OtpInput({ value, onChange, length = 6, onComplete, className, ...rest }: OtpInputProps) {
  const accept = (event: ChangeEvent<HTMLInputElement>) => {
    const code = toAsciiDigits(event.target.value).replace(/\D/g, '').slice(0, length);
    if (code === value) return;
    onChange(code);
    if (code.length === length) onComplete?.(code);
  };
  return (
    <input
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      {...rest}
      {...useFieldControl(rest)}
      type="text"
      dir="ltr"
      value={value}
      onChange={accept}
      className={classNames('ui-input ui-otp', className)}
    />
  );
}
