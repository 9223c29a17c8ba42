import { useLocation } from '@diwan/mf-kit';
import type { MenuItem } from '@diwan/ui/menu';
import type { TableColumn, TableSelection } from '@diwan/ui/table';
import type { TableSort } from '@diwan/ui/table-head-cell';
import {
  type ColumnDef,
  columnVisibilityFeature,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { useTexts } from '../texts.js';
import { useHiddenColumns } from './use-hidden-columns.js';
import type { ListAddress } from './use-list-address.js';

/** Rows come sorted and in pages from the service; the browser hides columns and chooses rows. */
const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature, rowSortingFeature });

export interface DeskTableSettings<Row extends object> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Whose `sort` the heads of sortable columns set: the key is the column's id. Without it nothing is sorted. */
  address: Pick<ListAddress, 'filter' | 'set'> | undefined;
  /** What the box of a row is called; without it no rows are chosen. */
  chooses: ((row: Row) => string) | undefined;
}

/** State of a list: which columns are hidden, how it is sorted, which rows are chosen. Choices end when the list shows something else. */
export function useDeskTable<Row extends object>({ columns, rows, rowKey, address, chooses }: DeskTableSettings<Row>) {
  const t = useTexts();
  const { pathname, search } = useLocation();
  const [hidden, setHidden] = useHiddenColumns(pathname);
  const [choice, setChoice] = useState<{ of: string; rows: RowSelectionState }>({ of: search, rows: {} });
  const rowSelection = choice.of === search ? choice.rows : {};
  const sorting = readSort(address?.filter('sort') ?? '');
  const ids = columns.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn in a column is the design system's; here it is its name and what it can
  const defs = useMemo(
    () =>
      columns.map(
        ({ id, sortable, rowHeader }): ColumnDef<typeof features, Row> => ({
          id,
          accessorFn: () => id,
          enableSorting: sortable === true,
          enableHiding: !rowHeader,
          sortDescFirst: false,
        }),
      ),
    [ids],
  );
  const table = useTable<typeof features, Row>({
    features,
    columns: defs,
    data: rows as Row[],
    getRowId: rowKey,
    manualSorting: true,
    state: { columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])), rowSelection, sorting },
    onColumnVisibilityChange(update) {
      const next = typeof update === 'function' ? update(table.state.columnVisibility) : update;
      setHidden(Object.keys(next).filter((id) => next[id] === false));
    },
    onRowSelectionChange: (update) =>
      setChoice({ of: search, rows: typeof update === 'function' ? update(rowSelection) : update }),
    onSortingChange(update) {
      const [next] = typeof update === 'function' ? update(sorting) : update;
      address?.set({ sort: next ? `${next.desc ? '-' : ''}${next.id}` : '' });
    },
  });
  const visible = new Set(table.getVisibleLeafColumns().map(({ id }) => id));
  const choices: MenuItem[] = columns
    .filter(({ rowHeader }) => !rowHeader)
    .map(({ id, header }) => ({
      id,
      label: t(visible.has(id) ? 'pages.hideColumn' : 'pages.showColumn', { column: header }),
      icon: visible.has(id) ? 'eye' : 'plus',
      onSelect: () => table.getColumn(id)?.toggleVisibility(),
    }));
  const [sorted] = sorting;
  const sort: TableSort | undefined = sorted && {
    columnId: sorted.id,
    direction: sorted.desc ? 'descending' : 'ascending',
  };
  const selection: TableSelection<Row> | undefined = chooses && {
    label: chooses,
    allLabel: t('pages.chooseAll'),
    isChosen: (row) => rowSelection[rowKey(row)] === true,
    isAllChosen: table.getIsAllRowsSelected(),
    isSomeChosen: rows.some((row) => rowSelection[rowKey(row)]),
    onChoose: (row) => table.getRow(rowKey(row)).toggleSelected(),
    onChooseAll: () => table.toggleAllRowsSelected(),
  };
  return {
    shown: columns
      .filter(({ id }) => visible.has(id))
      .map((column) => (address ? column : { ...column, sortable: false })),
    choices,
    sort,
    onSort: (id: string) => table.getColumn(id)?.toggleSorting(),
    selection,
    chosen: rows.filter((row) => rowSelection[rowKey(row)]),
    chooseNone: () => setChoice({ of: search, rows: {} }),
  };
}

function readSort(sort: string): SortingState {
  if (!sort) return [];
  return sort.startsWith('-') ? [{ id: sort.slice(1), desc: true }] : [{ id: sort, desc: false }];
}
