import { Loaded, TABLE_BARS } from '@diwan/desk-kit/loaded';
import { formatNumber } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Menu } from '@diwan/ui/menu';
import { Table, type TableProps } from '@diwan/ui/table';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useTexts } from '../texts.js';
import { PageLinks } from './page-links.js';
import type { PageOf } from './page-of.js';
import { useDeskTable } from './use-desk-table.js';
import { useKeptFocus } from './use-kept-focus.js';
import type { ListAddress } from './use-list-address.js';
import { openRow, useListKeys } from './use-list-keys.js';

/** What can be done with several rows at once. */
interface Bulk<Row> {
  /** What the box of a row is called, such as "Choose Rana Khoury". */
  label: (row: Row) => string;
  /** Buttons for the chosen rows; `done` ends the choice. */
  deeds: (chosen: readonly Row[], done: () => void) => ReactNode;
}

export interface PagedTableProps<Row>
  extends Omit<TableProps<Row>, 'rows' | 'empty' | 'hideCaption' | 'sort' | 'onSort' | 'selection'> {
  query: UseQueryResult<PageOf<Row>>;
  failed: string;
  empty: ReactNode;
  hrefFor: (page: number) => string;
  /** The list's address, where its service sorts: heads of sortable columns set `sort` there, the key being the column's id. */
  address?: Pick<ListAddress, 'filter' | 'set'>;
  bulk?: Bulk<Row> | undefined;
}

const NONE: readonly never[] = [];

/**
 * A page of a long list, dense, with its total, the choice of columns and the way to the other pages. A press on a row opens it; j, k, x
 * and / work. Another page is shown once it is there; until then the old one stays, dimmed.
 */
export function PagedTable<Row extends object>(props: PagedTableProps<Row>) {
  const { query, failed, empty, hrefFor, columns, address, bulk, ...table } = props;
  const t = useTexts();
  const keptFocus = useKeptFocus(query.data);
  const list = useRef<HTMLDivElement>(null);
  useListKeys(list);
  const { shown, choices, sort, onSort, selection, chosen, chooseNone } = useDeskTable<Row>({
    columns,
    rows: query.data?.items ?? NONE,
    rowKey: table.rowKey,
    address,
    chooses: bulk?.label,
  });
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
              <p role="status">
                {chosen.length > 0
                  ? t('pages.chosen', { count: chosen.length })
                  : t(exact ? 'pages.range' : 'pages.rangeOfMore', {
                      from: (page - 1) * limit + 1,
                      to: (page - 1) * limit + items.length,
                      total,
                    })}
              </p>
              {chosen.length > 0 ? (
                <div className="desk-list__deeds">
                  {bulk?.deeds(chosen, chooseNone)}
                  <Button variant="quiet" size="small" icon="close" onClick={chooseNone}>
                    {t('pages.chooseNone')}
                  </Button>
                </div>
              ) : (
                <Menu label={t('pages.columns')} showLabel variant="quiet" items={choices} />
              )}
            </div>
          )}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a wider target for the link that every row has */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the link itself takes the keyboard */}
          <div ref={list} className="desk-list" onClick={openRow}>
            <Table
              {...table}
              columns={shown}
              rows={items}
              {...(sort && { sort })}
              onSort={onSort}
              selection={selection}
              empty={empty}
              hideCaption
            />
          </div>
          {!exact && <p className="text-grey mt-4">{t('pages.more', { count: formatNumber(total) })}</p>}
          <PageLinks page={page} pageCount={Math.ceil(total / limit)} hrefFor={hrefFor} />
        </div>
      )}
    </Loaded>
  );
}
