import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.js';
import { FieldError } from './field.js';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** May hold links, such as the one to the terms. */
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

/** A choice of yes or no, with its own label. */
export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const made = useId();
  const id = rest.id ?? made;
  const describedBy = classNames(Boolean(hint) && `${id}-hint`, Boolean(error) && `${id}-error`) || undefined;
  return (
    <div className={classNames('ui-choice', className)}>
      <input
        {...rest}
        type="checkbox"
        id={id}
        className="ui-choice__input"
        aria-describedby={describedBy}
        aria-invalid={error ? true : undefined}
      />
      <label className="ui-choice__label" htmlFor={id}>
        {label}
        {rest.required && (
          <span className="ui-field__required" aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {hint && (
        <div className="ui-field__hint ui-choice__below" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && (
        <div className="ui-choice__below">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
