import { referenceOf, useShell } from '@diwan/mf-kit';
import { ErrorState } from '@diwan/ui/error-state';
import { useDeskTexts } from './texts.js';

export interface FailureViewProps {
  /** What failed, such as "Failed to fetch clients". */
  title: string;
  error: unknown;
  onRetry: () => void;
  retrying?: boolean;
}

/** Instead of content that could not be fetched: why, what to quote, and another try. */
export function FailureView({ title, error, onRetry, retrying = false }: FailureViewProps) {
  const t = useDeskTexts();
  const { problemText } = useShell();
  const reference = referenceOf(error);
  return (
    <ErrorState
      title={title}
      retryLabel={t('desk.retry')}
      onRetry={onRetry}
      retrying={retrying}
      referenceLabel={t('desk.reference')}
      {...(reference && { reference })}
    >
      <p>{problemText(error)}</p>
    </ErrorState>
  );
}
