import { type ReactNode, type Ref, useId } from 'react';
import { classNames } from './class-names.js';
import { Field, type FieldProps } from './field.js';

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps extends Omit<FieldProps, 'children' | 'as'> {
  name: string;
  options: readonly RadioOption[];
  /** Chosen value; leave it out (with `defaultValue`) for forms without script. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** Side by side instead of one below the other. */
  inline?: boolean;
  /** The first option, for focus. */
  ref?: Ref<HTMLInputElement>;
}

/** One of a few options, all in sight. */
export function RadioGroup(props: RadioGroupProps) {
  const { name, options, value, defaultValue, onChange, onBlur, inline, ref, ...field } = props;
  const base = useId();
  return (
    <Field {...field} as="group">
      <div className={classNames('ui-choices', inline && 'ui-choices--inline')}>
        {options.map((option, index) => {
          const id = `${base}-${option.value}`;
          const chosen =
            value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value };
          return (
            <div className="ui-choice" key={option.value}>
              <input
                {...chosen}
                ref={index === 0 ? ref : undefined}
                type="radio"
                id={id}
                name={name}
                value={option.value}
                required={field.required}
                disabled={option.disabled}
                className="ui-choice__input"
                aria-describedby={option.hint ? `${id}-hint` : undefined}
                onChange={() => onChange?.(option.value)}
                onBlur={onBlur}
              />
              <label className="ui-choice__label" htmlFor={id}>
                {option.label}
              </label>
              {option.hint && (
                <div className="ui-field__hint ui-choice__below" id={`${id}-hint`}>
                  {option.hint}
                </div>
              )}
            </div>
          );
        })}
      </div>
    </Field>
  );
}
