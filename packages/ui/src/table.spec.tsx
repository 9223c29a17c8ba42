/**
 * @jest-environment jsdom
 */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Table, type TableColumn } from './table.js';

interface Line {
  number: string;
  amount: string;
}

const LINES: Line[] = [
  { number: '2026-014', amount: 'USD 1,250.00' },
  { number: '2026-013', amount: 'USD 980.50' },
];
const COLUMNS: TableColumn<Line>[] = [
  { id: 'number', header: 'Number', cell: (line) => line.number, rowHeader: true, sortable: true },
  { id: 'amount', header: 'Amount', cell: (line) => line.amount, align: 'end' },
];

function setup(rows = LINES) {
  const onSort = jest.fn();
  render(
    <Table
      caption="Invoices"
      columns={COLUMNS}
      rows={rows}
      rowKey={(line) => line.number}
      sort={{ columnId: 'number', direction: 'descending' }}
      onSort={onSort}
      rowActions={(line) => <button type="button">Actions for {line.number}</button>}
      actionsLabel="Actions"
      empty={<p>No invoices yet</p>}
    />,
  );
  return { onSort, user: userEvent.setup() };
}

describe('Table', () => {
  afterEach(cleanup);

  it('is named by its caption and names each row', () => {
    setup();
    const table = screen.getByRole('table', { name: 'Invoices' });
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map((head) => head.textContent),
    ).toEqual(['2026-014', '2026-013']);
    expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Actions for 2026-013' })).toBeTruthy();
  });

  it('carries the labels that the cards on phones show, and puts money at the end', () => {
    setup();
    const cell = screen.getByRole('cell', { name: 'USD 980.50' });
    expect(cell.dataset.label).toBe('Amount');
    expect(cell.dataset.align).toBe('end');
  });

  it('says how it is sorted and offers it as buttons', async () => {
    const { onSort, user } = setup();
    const [number, amount] = screen.getAllByRole('columnheader');
    expect(number?.getAttribute('aria-sort')).toBe('descending');
    expect(amount?.hasAttribute('aria-sort')).toBe(false);
    expect(within(amount as HTMLElement).queryByRole('button')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Number' }));
    expect(onSort).toHaveBeenCalledWith('number');
  });

  it('gives way to the empty state', () => {
    setup([]);
    expect(screen.getByText('No invoices yet')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
