import { MINOR_DIGITS, type Money } from '@diwan/contracts/shared/money';
import { moneyText } from '@diwan/contracts/shared/money-text';

/** A cell of a report that is taken out: words, a number, or money. */
type Cell = string | number | Money;

/** A report as rows. */
export interface ReportSheet {
  /** What the file is called, without its ending. */
  name: string;
  head: readonly string[];
  rows: readonly (readonly Cell[])[];
}

const isMoney = (cell: Cell): cell is Money => typeof cell === 'object';

/** An amount as spreadsheets read it: `-1250.50`. The currency stands in a column of its own. */
const plainAmount = ({ amountMinor, currency }: Money): string =>
  `${amountMinor < 0 ? '-' : ''}${moneyText({ amountMinor: Math.abs(amountMinor), currency })}`;

/** The same as a number with the decimals of its currency. */
const numberOf = (money: Money): number => money.amountMinor / 10 ** MINOR_DIGITS[money.currency];

/**
 * Words that a spreadsheet would take for a formula get an apostrophe in front, which it shows as text: a vendor called
 * `=HYPERLINK(…)` does nothing.
 */
export const harmless = (text: string): string => (/^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const quoted = (text: string): string => (/[",\r\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The report as CSV (RFC 4180), with the mark by which Excel knows UTF-8. */
export function toCsv({ head, rows }: ReportSheet): string {
  const write = (cell: Cell): string => {
    if (isMoney(cell)) return plainAmount(cell);
    return typeof cell === 'number' ? String(cell) : quoted(harmless(cell));
  };
  return `\ufeff${[head, ...rows].map((row) => row.map(write).join(',')).join('\r\n')}\r\n`;
}

/** Cells as the writer of XLSX takes them: words are typed as text, so that none of them is a formula. */
export const toCells = ({ head, rows }: ReportSheet) => [
  head.map((text) => ({ value: text, type: String, fontWeight: 'bold' as const })),
  ...rows.map((row) =>
    row.map((cell) => {
      if (isMoney(cell))
        return {
          value: numberOf(cell),
          type: Number,
          format: MINOR_DIGITS[cell.currency] === 2 ? '#,##0.00' : '#,##0',
        };
      return typeof cell === 'number' ? { value: cell, type: Number } : { value: cell, type: String };
    }),
  ),
];
