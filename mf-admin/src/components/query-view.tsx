import { Skeleton, type SkeletonBar } from '@diwan/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.js';
import { FailureView } from './failure-view.js';

export interface QueryViewProps<Data> {
  query: UseQueryResult<Data>;
  /** What failed, such as "Failed to fetch clients". */
  failed: string;
  bars?: readonly SkeletonBar[];
  children: (data: Data) => ReactNode;
}

/** What a query found; its outline while it is on its way, and why it could not be had. What is there already stays. */
export function QueryView<Data>({ query, failed, bars, children }: QueryViewProps<Data>) {
  const t = useTexts();
  if (query.data !== undefined) return children(query.data);
  if (query.error) {
    return (
      <FailureView
        title={failed}
        error={query.error}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  return <Skeleton label={t('page.loading')} {...(bars && { bars })} />;
}

/** The outline of a table. */
export const TABLE_BARS: readonly SkeletonBar[] = [
  { width: 'third' },
  { shape: 'control' },
  { shape: 'control' },
  { shape: 'control' },
  { shape: 'control' },
];
