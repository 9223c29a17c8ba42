import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.js';
import { FieldContext } from './field-context.js';
import { Icon } from './icon.js';
import { VisuallyHidden } from './visually-hidden.js';

export interface FieldProps {
  label: ReactNode;
  /** One control of this package (or one that uses `useFieldControl`). */
  children: ReactNode;
  /** How to fill it in, below the control. */
  hint?: ReactNode;
  /** What is wrong; its presence marks the control invalid. */
  error?: ReactNode;
  required?: boolean;
  /** Text such as "(optional)", after the label. */
  optionalLabel?: string;
  /** Keeps the label for screen readers only; rare, such as a search box with a button beside it. */
  hideLabel?: boolean;
  /** Id of the control; made up when missing. */
  id?: string;
  /** `group` for several controls under one label: radio buttons. */
  as?: 'field' | 'group';
  className?: string;
}

/** Label above, control, hint and error below, all tied together for assistive technology. */
export function Field(props: FieldProps) {
  const { label, children, hint, error, required = false, optionalLabel, hideLabel, as = 'field', className } = props;
  const made = useId();
  const id = props.id ?? made;
  const labelId = `${id}-label`;
  const describedBy = classNames(Boolean(hint) && `${id}-hint`, Boolean(error) && `${id}-error`) || undefined;

  const text = (
    <>
      {label}
      {required && (
        <span className="ui-field__required" aria-hidden="true">
          {' *'}
        </span>
      )}
      {optionalLabel && <span className="ui-field__optional"> {optionalLabel}</span>}
    </>
  );
  const shownLabel = hideLabel ? <VisuallyHidden>{text}</VisuallyHidden> : text;
  const below = (
    <>
      {hint && (
        <div className="ui-field__hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </>
  );
  const wiring = { id, labelId, describedBy, invalid: Boolean(error), required };

  if (as === 'group')
    return (
      <fieldset
        className={classNames('ui-field', className)}
        id={id}
        tabIndex={-1}
        aria-describedby={describedBy}
        aria-invalid={error ? true : undefined}
      >
        <legend className="ui-field__label" id={labelId}>
          {shownLabel}
        </legend>
        <FieldContext value={{ ...wiring, id: `${id}-option`, describedBy: undefined }}>{children}</FieldContext>
        {below}
      </fieldset>
    );
  return (
    <div className={classNames('ui-field', className)}>
      <label className="ui-field__label" id={labelId} htmlFor={id}>
        {shownLabel}
      </label>
      <FieldContext value={wiring}>{children}</FieldContext>
      {below}
    </div>
  );
}

/** The line that says what is wrong with a control. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div className="ui-field__error" id={id}>
      <Icon name="warning" />
      <span>{children}</span>
    </div>
  );
}
