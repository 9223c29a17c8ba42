import { describe, expect, it } from '@jest/globals';
import { readBankCsv } from './bank-file.rules.js';

const TODAY = '2026-05-20';
const read = (text: string, currency: 'USD' | 'LBP' = 'USD') => readBankCsv(text, currency, TODAY);

describe('BILL-10: a CSV file of the bank', () => {
  it.each([
    ['2026-05-04,500.00,A1,Rana', 50_000],
    ['04/05/2026,"1,234.50",A1,Rana', 123_450],
    ['4.5.2026,-12.5,A1,Rana', -1_250],
    ['04-05-2026,(12.50),A1,Rana', -1_250],
    ['٠٤/٠٥/٢٠٢٦,١٬٢٣٤٫٥٠,A1,Rana', 123_450],
    ['2026-05-04,12.50-,A1,Rana', -1_250],
  ])('tells day and amount of %s', (row, amountMinor) => {
    expect(read(`Date,Amount,Reference,Description\n${row}\n`)).toEqual({
      lines: [{ line: 2, day: '2026-05-04', amountMinor, reference: 'A1', description: 'Rana' }],
      faults: [],
    });
  });

  it('takes what came and what went from two columns, semicolons, Arabic names, quoted lines and the mark of Excel', () => {
    const file =
      '\uFEFFالتاريخ;البيان;مدين;دائن;المرجع\r\n04/05/2026;"دفعة\nأولى";;500;A1\r\n05/05/2026;سحب;20,000;0;\r\n';
    const { lines, faults } = read(file, 'LBP');
    expect(lines.map(({ day, amountMinor }) => [day, amountMinor])).toEqual([['2026-05-05', -20_000]]);
    // A line break inside a line is nothing that a list can show.
    expect(faults).toEqual([{ line: 3, fault: 'text' }]);
  });

  it.each([
    ['', 0, 'empty'],
    ['Date,Amount\n', 0, 'empty'],
    ['Name,City\nRana,Beirut\n', 1, 'no_head'],
    ['Date,Amount\n"2026-05-04,5\n', 0, 'unreadable'],
    ['Date,Amount\n2026-05-04,5,6\n', 2, 'columns'],
    ['Date,Amount\n\n2026-02-30,5\n', 3, 'day'],
    ['Date,Amount\n2026-05-21,5\n', 2, 'day_to_come'],
    ['Date,Amount\n2026-05-04,5.001\n', 2, 'amount'],
    ['Date,Amount\n2026-05-04,0\n', 2, 'amount'],
    ['Date,Amount\n2026-05-04,"=1+1"\n', 2, 'amount'],
    ['Date,Debit,Credit\n2026-05-04,5,6\n', 2, 'amount'],
    ['Date,Amount,Currency\n2026-05-04,5,LBP\n', 2, 'currency'],
    ['Date,Amount,Ref\n2026-05-04,5,\u202Eabc\n', 2, 'text'],
  ])('says by its number which line of %j is wrong, and how', (text, line, fault) => {
    expect(read(text)).toEqual({ lines: [], faults: [{ line, fault }] });
  });
});
