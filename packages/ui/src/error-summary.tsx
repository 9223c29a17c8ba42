import type { MouseEvent, ReactNode, Ref } from 'react';

export interface SummarisedError {
  message: ReactNode;
  /** Id of the control to go to; left out for what concerns the whole form. */
  fieldId?: string;
}

export interface ErrorSummaryProps {
  /** Such as "Please correct the following". */
  title: ReactNode;
  errors: readonly SummarisedError[];
  ref?: Ref<HTMLDivElement>;
}

/** All that is wrong with a form, above it; every line leads to its control. Give it the focus when sending fails. */
export function ErrorSummary({ title, errors, ref }: ErrorSummaryProps) {
  return (
    <div className="ui-error-summary" role="alert" tabIndex={-1} ref={ref}>
      <p className="ui-error-summary__title">{title}</p>
      <ul>
        {errors.map(({ message, fieldId }, index) => (
          <li key={fieldId ?? `form-${index}`}>
            {fieldId ? (
              <a href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Focus by script: the address stays as it is, and the router is left out of it. Without script the anchor still works. */
function goTo(event: MouseEvent, fieldId: string) {
  const control = document.getElementById(fieldId);
  if (!control) return;
  event.preventDefault();
  control.scrollIntoView?.({ block: 'center' });
  control.focus({ preventScroll: true });
}
