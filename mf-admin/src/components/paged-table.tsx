import { Loaded, TABLE_BARS } from '@diwan/desk-kit/loaded';
import { formatNumber } from '@diwan/mf-kit';
import { Table, type TableProps } from '@diwan/ui/table';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.js';
import { PageLinks } from './page-links.js';
import { useKeptFocus } from './use-kept-focus.js';

export interface PageOf<Row> {
  items: Row[];
  /** How many there are, or, when not `exact`, how many were counted. */
  total: number;
  exact: boolean;
  page: number;
  limit: number;
}

export interface PagedTableProps<Row> extends Omit<TableProps<Row>, 'rows' | 'empty' | 'hideCaption'> {
  query: UseQueryResult<PageOf<Row>>;
  failed: string;
  empty: ReactNode;
  hrefFor: (page: number) => string;
}

/** A page of a long list, with the way to the others. Another page is shown once it is there; until then the old one stays, dimmed. */
export function PagedTable<Row>({ query, failed, empty, hrefFor, ...table }: PagedTableProps<Row>) {
  const t = useTexts();
  const keptFocus = useKeptFocus(query.data);
  return (
    <Loaded query={query} failed={failed} bars={TABLE_BARS}>
      {({ items, total, exact, page, limit }) => (
        <div
          {...keptFocus}
          className={query.isPlaceholderData ? 'opacity-60' : undefined}
          aria-busy={query.isPlaceholderData}
        >
          <Table {...table} rows={items} empty={empty} hideCaption />
          {!exact && <p className="text-grey mt-4">{t('pages.more', { count: formatNumber(total) })}</p>}
          <PageLinks page={page} pageCount={Math.ceil(total / limit)} hrefFor={hrefFor} />
        </div>
      )}
    </Loaded>
  );
}
