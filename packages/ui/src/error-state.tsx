import type { ReactNode } from 'react';
import { Ltr } from './bidi.js';
import { Button } from './button.js';

export interface ErrorStateProps {
  title: ReactNode;
  /** What happened and what can be done, in plain words. */
  children?: ReactNode;
  /** Both or none: tries again. */
  retryLabel?: string;
  onRetry?: () => void;
  retrying?: boolean;
  /** Correlation id of the failure, with the word before it, such as "Reference". */
  reference?: string;
  referenceLabel?: string;
  /** Other ways on: phone, WhatsApp. */
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

/** What is shown instead of content that could not be had. Announced at once. */
export function ErrorState(props: ErrorStateProps) {
  const {
    title,
    children,
    retryLabel,
    onRetry,
    retrying,
    reference,
    referenceLabel,
    actions,
    headingLevel = 2,
  } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="ui-state ui-state--boxed" role="alert">
      <Heading className="ui-state__title">{title}</Heading>
      {children && <div className="ui-state__text">{children}</div>}
      {(onRetry || actions) && (
        <div className="ui-state__actions">
          {onRetry && (
            <Button icon="retry" busy={retrying} onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
          {actions}
        </div>
      )}
      {reference && (
        <p className="ui-state__reference">
          {referenceLabel} <Ltr>{reference}</Ltr>
        </p>
      )}
    </div>
  );
}
