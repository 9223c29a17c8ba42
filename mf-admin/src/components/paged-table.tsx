import { Loaded, TABLE_BARS } from '@diwan/desk-kit/loaded';
import { formatNumber, useLocation } from '@diwan/mf-kit';
import { Menu } from '@diwan/ui/menu';
import { Table, type TableProps } from '@diwan/ui/table';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useTexts } from '../texts.js';
import { PageLinks } from './page-links.js';
import { useColumns } from './use-columns.js';
import { useKeptFocus } from './use-kept-focus.js';
import { openRow, useListKeys } from './use-list-keys.js';

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

/**
 * A page of a long list, dense, with its total, the choice of columns and the way to the other pages. A press on a row opens it; j, k and /
 * work. Another page is shown once it is there; until then the old one stays, dimmed.
 */
export function PagedTable<Row>({ query, failed, empty, hrefFor, columns, ...table }: PagedTableProps<Row>) {
  const t = useTexts();
  const { pathname } = useLocation();
  const keptFocus = useKeptFocus(query.data);
  const list = useRef<HTMLDivElement>(null);
  useListKeys(list);
  const { shown, choices } = useColumns(pathname, columns);
  return (
    <Loaded query={query} failed={failed} bars={TABLE_BARS}>
      {({ items, total, exact, page, limit }) => (
        <div
          {...keptFocus}
          className={query.isPlaceholderData ? 'min-w-0 opacity-60' : 'min-w-0'}
          aria-busy={query.isPlaceholderData}
        >
          {items.length > 0 && (
            <div className="desk-list__head">
              <p>
                {t(exact ? 'pages.range' : 'pages.rangeOfMore', {
                  from: (page - 1) * limit + 1,
                  to: (page - 1) * limit + items.length,
                  total,
                })}
              </p>
              <Menu label={t('pages.columns')} showLabel variant="quiet" items={choices} />
            </div>
          )}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a wider target for the link that every row has */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the link itself takes the keyboard */}
          <div ref={list} className="desk-list" onClick={openRow}>
            <Table {...table} columns={shown} rows={items} empty={empty} hideCaption />
          </div>
          {!exact && <p className="text-grey mt-4">{t('pages.more', { count: formatNumber(total) })}</p>}
          <PageLinks page={page} pageCount={Math.ceil(total / limit)} hrefFor={hrefFor} />
        </div>
      )}
    </Loaded>
  );
}
