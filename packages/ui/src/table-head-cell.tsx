import { Icon } from './icon.js';
import { TABLE_ROLE } from './table-roles.js';

export interface TableSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

interface TableHeadCellProps {
  column: { id: string; header: string; align?: 'start' | 'end'; sortable?: boolean; tablet?: 'hide'; wide?: 'only' };
  sort: TableSort | undefined;
  onSort: ((columnId: string) => void) | undefined;
}

/** Head of a column; sortable ones are buttons and say how the table is sorted now. */
export function TableHeadCell({ column, sort, onSort }: TableHeadCellProps) {
  const sorted = sort?.columnId === column.id ? sort.direction : undefined;
  return (
    <th
      {...TABLE_ROLE.head}
      data-align={column.align}
      data-tablet={column.tablet}
      data-wide={column.wide}
      aria-sort={sorted}
    >
      {column.sortable ? (
        <button type="button" className="ui-table__sort" onClick={() => onSort?.(column.id)}>
          {column.header}
          <Icon name="arrow-down" />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}
