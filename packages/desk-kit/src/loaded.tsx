import { ApiProblem } from '@diwan/mf-kit';
import { Skeleton, type SkeletonBar } from '@diwan/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailureView } from './failure-view.js';
import { useDeskTexts } from './texts.js';

export interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** What failed, such as "Failed to fetch clients". */
  failed: string;
  /** The outline while it is on its way; three lines of text when missing. */
  bars?: readonly SkeletonBar[];
  /** Said while it is on its way; "Loading…" when missing. */
  pending?: string;
  /** Instead of the failure, where the person may not see this. */
  forbidden?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * Content that has to be fetched: on its way, refused, failed or there, each told apart, so that a failure never looks like having
 * nothing (D-075). What was fetched before stays while it is asked for again. The outline appears after a moment only, so that quick
 * answers do not flicker.
 */
export function Loaded<Data>({ query, failed, bars, pending, forbidden, children }: LoadedProps<Data>) {
  const t = useDeskTexts();
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) {
    return (
      <div className="desk-pending">
        <Skeleton label={pending ?? t('desk.loading')} {...(bars && { bars })} />
      </div>
    );
  }
  if (forbidden && error instanceof ApiProblem && error.code === 'FORBIDDEN') return forbidden;
  return <FailureView title={failed} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
}

/** The outline of a table. */
export const TABLE_BARS: readonly SkeletonBar[] = [
  { width: 'third' },
  { shape: 'control' },
  { shape: 'control' },
  { shape: 'control' },
  { shape: 'control' },
];
