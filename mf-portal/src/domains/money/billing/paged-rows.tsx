import { useSearchParams, useShell } from '@diwan/mf-kit';
import { Pagination } from '@diwan/ui/pagination';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.js';

interface List<Row> {
  items: Row[];
  total: number;
  page: number;
  limit: number;
}

export interface PagedRowsProps<Row> {
  /** Address of the list on show. */
  current: string;
  /** Its rows. */
  query: UseQueryResult<List<Row>>;
  empty: string;
  children: (rows: Row[]) => ReactNode;
}

/** Rows of a list, on their way, failed, none or there, and the way to its other pages. */
export function PagedRows<Row>({ query, empty, current, children }: PagedRowsProps<Row>) {
  const t = useTexts();
  const { problemText } = useShell();
  if (query.isPending) return <p role="status">{t('billing.loading')}</p>;
  if (query.isError) return <p role="alert">{problemText(query.error)}</p>;
  const { items, total, page, limit } = query.data;
  if (total === 0) return <p className="text-grey">{empty}</p>;
  return (
    <>
      {children(items)}
      <div className="mt-6">
        <Pagination
          label={t('billing.pages')}
          page={page}
          pageCount={Math.ceil(total / limit)}
          hrefFor={(target) => (target > 1 ? `${current}?page=${target}` : current)}
          texts={{
            previous: t('document.previousPage'),
            next: t('document.nextPage'),
            page: (number) => t('document.page', { number }),
          }}
        />
      </div>
    </>
  );
}

/** The page of the list that the address names. */
export function usePageNumber(): number {
  const [address] = useSearchParams();
  return Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
}
