/**
 * The roles a table has by itself, written out: on phones the rows are laid out as cards, and `display: block` takes a
 * table's own roles away in Safari.
 */
export const TABLE_ROLE = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader', scope: 'col' },
  rowHead: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
