import type { BankFileFault } from '@diwan/contracts/money/fund-reconciliations/bank-lines.http';
import { parseDecimal } from '@diwan/contracts/shared/decimal-text';
import { type Currency, MINOR_DIGITS } from '@diwan/contracts/shared/money';
import { westernDigits } from '@diwan/contracts/shared/phone';
import { CsvError, parse } from 'csv-parse/sync';

/** A line that says something and can be read. */
export interface ReadLine {
  line: number;
  day: string;
  amountMinor: number;
  reference: string;
  description: string;
}
export interface ReadFile {
  lines: ReadLine[];
  /** Line 0 is the file itself. */
  faults: { line: number; fault: BankFileFault }[];
}

/** What banks call their columns. The amount stands in one, or what came and what went in two. */
const COLUMNS = {
  day: [
    'date',
    'day',
    'valuedate',
    'transactiondate',
    'bookingdate',
    'التاريخ',
    'تاريخ',
    'تاريخالقيمة',
    'تاريخالعملية',
  ],
  amount: ['amount', 'المبلغ', 'مبلغ'],
  came: ['credit', 'deposit', 'deposits', 'paidin', 'in', 'دائن', 'ايداع', 'إيداع'],
  went: ['debit', 'withdrawal', 'withdrawals', 'paidout', 'out', 'مدين', 'سحب'],
  reference: ['reference', 'ref', 'referencenumber', 'chequenumber', 'checknumber', 'المرجع', 'مرجع', 'رقمالشيك'],
  description: ['description', 'details', 'narrative', 'memo', 'البيان', 'الوصف', 'التفاصيل'],
  currency: ['currency', 'العملة'],
} as const;
type Column = keyof typeof COLUMNS;

const MOST_TEXT = { reference: 120, description: 500 } as const;
const DANGEROUS = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

interface Row {
  record: string[];
  info: { lines: number };
}

/** Reads a CSV file of a bank: separated by commas, semicolons or tabs, with the names of the columns first, days as `2026-05-31` or `31/05/2026`. */
export function readBankCsv(text: string, currency: Currency, today: string): ReadFile {
  const [head, ...rows] = rowsOf(text);
  if (!head) return { lines: [], faults: [{ line: 0, fault: text.trim() ? 'unreadable' : 'empty' }] };
  const columns = columnsOf(head.record);
  if (!columns.has('day') || !(columns.has('amount') || (columns.has('came') && columns.has('went'))))
    return { lines: [], faults: [{ line: head.info.lines, fault: 'no_head' }] };
  if (rows.length === 0) return { lines: [], faults: [{ line: 0, fault: 'empty' }] };
  const file: ReadFile = { lines: [], faults: [] };
  for (const { record, info } of rows) {
    const read = record.length === head.record.length ? lineOf(record, columns, currency, today) : 'columns';
    if (typeof read === 'string') file.faults.push({ line: info.lines, fault: read });
    else file.lines.push({ line: info.lines, ...read });
  }
  return file;
}

/** None where the file is no CSV at all. */
function rowsOf(text: string): Row[] {
  const [first = ''] = text.replace(/^\uFEFF/, '').split(/\r?\n/, 1);
  const count = (sign: string): number => first.split(sign).length;
  const delimiter = [',', ';', '\t'].sort((one, other) => count(other) - count(one))[0] ?? ',';
  try {
    const rows: unknown = parse(text, {
      ...{ delimiter, bom: true, info: true, relax_column_count: true, skip_empty_lines: true, trim: true },
      skip_records_with_empty_values: true,
      max_record_size: 4_000,
    });
    return rows as Row[];
  } catch (fault) {
    if (fault instanceof CsvError) return [];
    throw fault;
  }
}

function columnsOf(head: readonly string[]): Map<Column, number> {
  const names = head.map((name) => name.toLowerCase().replace(/[^\p{L}]/gu, ''));
  const found = new Map<Column, number>();
  for (const column of Object.keys(COLUMNS) as Column[]) {
    const at = names.findIndex((name) => (COLUMNS[column] as readonly string[]).includes(name));
    if (at >= 0) found.set(column, at);
  }
  return found;
}

function lineOf(
  record: readonly string[],
  columns: ReadonlyMap<Column, number>,
  currency: Currency,
  today: string,
): Omit<ReadLine, 'line'> | BankFileFault {
  const cell = (column: Column): string => record[columns.get(column) ?? -1] ?? '';
  if (cell('currency') !== '' && cell('currency').toUpperCase() !== currency) return 'currency';
  const day = dayOf(cell('day'));
  if (!day) return 'day';
  if (day > today) return 'day_to_come';
  const amountMinor = columns.has('amount')
    ? signed(cell('amount'), currency)
    : cameOrWent(cell('came'), cell('went'), currency);
  if (!amountMinor) return 'amount';
  const [reference, description] = [cell('reference'), cell('description')];
  if (DANGEROUS.test(reference + description)) return 'text';
  if (reference.length > MOST_TEXT.reference || description.length > MOST_TEXT.description) return 'text';
  return { day, amountMinor, reference, description };
}

/** `2026-05-31` of that, of `31/05/2026`, `31-05-2026` or `31.05.2026`: the day first, as Lebanon writes. */
function dayOf(typed: string): string | null {
  const text = westernDigits(typed).trim();
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  const [year = '', month = '', date = ''] = iso ? iso.slice(1) : local ? local.slice(1).reverse() : [];
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const at = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day ? null : day;
}

/** `-1,234.50`, `1,234.50-` and `(1,234.50)` went; null for what is no amount. */
function signed(typed: string, currency: Currency): number | null {
  const text = typed.replace(/[\s\u200e\u200f\u2212]/g, (sign) => (sign === '\u2212' ? '-' : ''));
  const [, inside] = /^\((.*)\)$|^-(.*)$|^(.*)-$/.exec(text)?.filter((part) => part !== undefined) ?? [];
  const amount = parseDecimal((inside ?? text).replace(/^\+/, ''), MINOR_DIGITS[currency]);
  return amount === null ? null : inside === undefined ? amount : 0 - amount;
}

/** One of the two is given, the other empty or nothing. Banks write what went with a minus or without. */
function cameOrWent(came: string, went: string, currency: Currency): number | null {
  const [plus, minus] = [came, went].map((text) => (text === '' ? 0 : signed(text, currency)));
  if (plus === null || minus === null || plus === undefined || minus === undefined || plus < 0) return null;
  return plus !== 0 && minus !== 0 ? null : plus || 0 - Math.abs(minus);
}
