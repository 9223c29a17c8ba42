import { ApiProblem, referenceOf, useShell } from '@diwan/mf-kit';
import { ErrorState } from '@diwan/ui/error-state';
import { Skeleton, type SkeletonBar } from '@diwan/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.js';
import { HelpActions } from './help-actions.js';

const OUTLINE: readonly SkeletonBar[] = [
  { shape: 'title', width: 'half' },
  {},
  { width: 'most' },
  { shape: 'title', width: 'half' },
  {},
  { width: 'most' },
];

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** Title of the failure, such as "We could not load your cases". */
  failure: string;
  /** Instead of the usual outline while loading. */
  outline?: readonly SkeletonBar[];
  children: (data: Data) => ReactNode;
}

/**
 * Content that has to be fetched: on its way, refused, failed or there, each told apart, so that a failure never looks like having
 * nothing (D-075). What was fetched before stays while it is asked for again.
 */
export function Loaded<Data>({ query, failure, outline = OUTLINE, children }: LoadedProps<Data>) {
  const t = useTexts();
  const { problemText } = useShell();
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return <Pending outline={outline} />;
  if (error instanceof ApiProblem && error.code === 'FORBIDDEN') {
    return (
      <ErrorState title={t('state.forbidden')} actions={<HelpActions />}>
        <p>{t('state.forbiddenText')}</p>
      </ErrorState>
    );
  }
  const reference = referenceOf(error);
  return (
    <ErrorState
      title={failure}
      retryLabel={t('state.retry')}
      onRetry={() => void refetch()}
      retrying={isFetching}
      referenceLabel={t('state.reference')}
      {...(reference && { reference })}
    >
      <p>{problemText(error)}</p>
    </ErrorState>
  );
}

function Pending({ outline }: { outline: readonly SkeletonBar[] }) {
  const t = useTexts();
  return (
    <>
      <p className="mb-4 text-grey" aria-hidden="true">
        {t('portal.loading')}
      </p>
      <Skeleton label={t('portal.loading')} bars={outline} />
    </>
  );
}
