import { type ReactNode, useId } from 'react';
import { TableHeadCell, type TableSort } from './table-head-cell.js';
import { TABLE_ROLE } from './table-roles.js';

export interface TableColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end`, where figures end: right in both directions of writing. For money. */
  align?: 'start' | 'end';
  /** Never broken over lines: dates, numbers. */
  nowrap?: boolean;
  /** Names the row: its number or title. One column should. */
  rowHeader?: boolean;
  /** The head becomes a button that calls `onSort`. */
  sortable?: boolean;
  /** In the card that a row is on phones: without its label, where the value says what it is, or left out. */
  phone?: 'plain' | 'hide';
  /** Left out between phones and desks, where the row would be wider than the screen. */
  tablet?: 'hide';
  /** Shown only where there is room to spare, from 1440 px on: what the record says too. */
  wide?: 'only';
}

/** Rows that can be chosen, for what is done with several. */
export interface TableSelection<Row> {
  /** Of the box of a row, such as `Choose invoice 2026-014`. */
  label: (row: Row) => string;
  /** Of the box in the head. */
  allLabel: string;
  isChosen: (row: Row) => boolean;
  isAllChosen: boolean;
  isSomeChosen: boolean;
  onChoose: (row: Row) => void;
  onChooseAll: () => void;
}

export interface TableProps<Row> {
  /** What the table holds; read out first. */
  caption: string;
  /** Keeps the caption for screen readers, where a heading above already says it. */
  hideCaption?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: TableSort;
  /** The column whose head was pressed; the caller decides the direction and sorts. */
  onSort?: (columnId: string) => void;
  selection?: TableSelection<Row> | undefined;
  /** Usually a `Menu` named after the row. */
  rowActions?: (row: Row) => ReactNode;
  /** Head of the column of actions, for screen readers. */
  actionsLabel?: string;
  /** Instead of rows when there are none: an `EmptyState`. */
  empty?: ReactNode;
}

/**
 * Rows of like things. The head sticks below the page's header; on phones every row becomes a card with its labels.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, hideCaption, columns, rows, rowKey, sort, onSort, selection, rowActions, actionsLabel, empty } =
    props;
  const captionId = useId();
  if (rows.length === 0 && empty) return empty;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section className="ui-table__scroll" aria-labelledby={captionId} tabIndex={0}>
      <table className="ui-table" {...TABLE_ROLE.table}>
        <caption id={captionId} className={hideCaption ? 'ui-visually-hidden' : undefined}>
          {caption}
        </caption>
        <thead {...TABLE_ROLE.group}>
          <tr {...TABLE_ROLE.row}>
            {selection && (
              <th {...TABLE_ROLE.head} className="ui-table__select">
                <ChoiceBox
                  label={selection.allLabel}
                  checked={selection.isAllChosen}
                  mixed={selection.isSomeChosen && !selection.isAllChosen}
                  onChange={selection.onChooseAll}
                />
              </th>
            )}
            {columns.map((column) => (
              <TableHeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
            {rowActions && (
              <th {...TABLE_ROLE.head} className="ui-table__actions">
                <span className="ui-visually-hidden">{actionsLabel}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody {...TABLE_ROLE.group}>
          {rows.map((row) => (
            <tr key={rowKey(row)} {...TABLE_ROLE.row} data-chosen={selection?.isChosen(row) || undefined}>
              {selection && (
                <td {...TABLE_ROLE.cell} className="ui-table__select">
                  <ChoiceBox
                    label={selection.label(row)}
                    checked={selection.isChosen(row)}
                    onChange={() => selection.onChoose(row)}
                  />
                </td>
              )}
              {columns.map((column) => {
                const shared = {
                  'data-label': column.header,
                  'data-align': column.align,
                  'data-nowrap': column.nowrap,
                  'data-phone': column.phone,
                  'data-tablet': column.tablet,
                  'data-wide': column.wide,
                };
                return column.rowHeader ? (
                  <th key={column.id} {...shared} {...TABLE_ROLE.rowHead}>
                    <span>{column.cell(row)}</span>
                  </th>
                ) : (
                  <td key={column.id} {...shared} {...TABLE_ROLE.cell}>
                    <span>{column.cell(row)}</span>
                  </td>
                );
              })}
              {rowActions && (
                <td {...TABLE_ROLE.cell} className="ui-table__actions">
                  {rowActions(row)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface ChoiceBoxProps {
  label: string;
  checked: boolean;
  /** Some of what it stands for is chosen. */
  mixed?: boolean;
  onChange: () => void;
}

function ChoiceBox({ label, checked, mixed = false, onChange }: ChoiceBoxProps) {
  return (
    <input
      type="checkbox"
      className="ui-choice__input"
      aria-label={label}
      checked={checked}
      ref={(box) => {
        if (box) box.indeterminate = mixed;
      }}
      onChange={onChange}
    />
  );
}
