import type { Language } from '@diwan/contracts/shared/language';
import { useShell } from '@diwan/mf-kit';
import type { UseQueryResult } from '@tanstack/react-query';
import type { PageOf } from './page-of.js';
import { PagedTable, type PagedTableProps } from './paged-table.js';
import type { ListAddress } from './use-list-address.js';

/** By what rows are sorted, by the ids of the columns whose heads do it; null stands last both ways. */
type Orders<Row> = Readonly<Record<string, (row: Row) => string | number | null>>;

export interface WholeTableProps<Row> extends Omit<PagedTableProps<Row>, 'query' | 'hrefFor' | 'address'> {
  query: UseQueryResult<readonly Row[]>;
  address: ListAddress;
  /** The rows that the filters in the address leave; all when missing. */
  narrow?: (rows: readonly Row[]) => readonly Row[];
  orders?: Orders<Row>;
}

const PER_PAGE = 25;

/** A dense list whose service tells it whole, because there are never many: what the address asks for is narrowed, sorted and cut into pages here. */
export function WholeTable<Row extends object>(props: WholeTableProps<Row>) {
  const { query, address, narrow, orders = {}, columns, ...table } = props;
  const { language } = useShell();
  const pageOf = (rows: readonly Row[]): PageOf<Row> => {
    const shown = sorted(narrow ? narrow(rows) : rows, address.filter('sort'), orders, language);
    const page = Math.min(address.page, Math.max(1, Math.ceil(shown.length / PER_PAGE)));
    const items = shown.slice((page - 1) * PER_PAGE, page * PER_PAGE);
    return { items, total: shown.length, exact: true, page, limit: PER_PAGE };
  };
  return (
    <PagedTable
      {...table}
      columns={columns.map((column) => ({ ...column, sortable: Object.hasOwn(orders, column.id) }))}
      query={{ ...query, data: query.data && pageOf(query.data) } as UseQueryResult<PageOf<Row>>}
      address={address}
      hrefFor={address.hrefFor}
    />
  );
}

function sorted<Row>(rows: readonly Row[], sort: string, orders: Orders<Row>, language: Language): readonly Row[] {
  const id = sort.replace(/^-/, '');
  const order = Object.hasOwn(orders, id) ? orders[id] : undefined;
  if (!order) return rows;
  const { compare } = new Intl.Collator(language, { numeric: true });
  const way = sort.startsWith('-') ? -1 : 1;
  return [...rows].sort((one, other) => {
    const [before, after] = [order(one), order(other)];
    if (before === null || after === null) return Number(before === null) - Number(after === null);
    return way * (typeof before === 'number' ? before - Number(after) : compare(before, String(after)));
  });
}
