import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from '@jest/globals';
import { ARABIC_INVOICE, account, FIRM, INVOICE, NOTE, PAYMENT, WAYS } from '../../test/paper-samples.js';
import { difference, readPdf } from '../../test/pdf-reader.js';
import { PressBench } from './press/press-bench.js';
import { creditNoteSheet } from './sheets/credit-note-sheet.js';
import type { InvoiceOnPaper } from './sheets/invoice-on-paper.js';
import { invoiceSheet } from './sheets/invoice-sheet.js';
import { receiptSheet } from './sheets/receipt-sheet.js';
import type { Sheet } from './sheets/sheet.js';
import { statementSheet } from './sheets/statement-sheet.js';

const LIMIT_MS = 60_000;
const AT = new Date('2026-05-12T08:00:00Z');
const ADDRESS = 'https://diwan.example/verify/k3Jx8Qm2Rr0vYtW5pLz1aA';
const bench = new PressBench();
afterAll(() => bench.close());

async function printed(sheet: Sheet, by = bench): Promise<Uint8Array> {
  const result = await by.run({ sheet, at: AT }, LIMIT_MS);
  if (result.kind === 'failed') throw new Error(result.message);
  return result.bytes;
}
const textOf = async (sheet: Sheet) => (await readPdf(await printed(sheet))).texts.join('\n');

const base = { firm: FIRM, address: ADDRESS, ways: WAYS };
const english = (changes: Partial<InvoiceOnPaper> = {}) =>
  invoiceSheet({ ...base, language: 'en', invoice: { ...INVOICE, ...changes } });
const arabic = (changes: Partial<InvoiceOnPaper> = {}) =>
  invoiceSheet({ ...base, language: 'ar', invoice: { ...ARABIC_INVOICE, ...changes } });
const VOIDED = { at: '2026-05-20T08:00:00.000Z', reason: 'Issued twice', byName: '' };
const draft = {
  state: 'draft',
  number: null,
  rate: null,
  inPounds: null,
  paidMinor: 0,
  balanceMinor: 0,
} satisfies Partial<InvoiceOnPaper>;
const year = (language: 'en' | 'ar', rows = 150) =>
  statementSheet({
    firm: FIRM,
    language,
    clientName: (language === 'ar' ? ARABIC_INVOICE : INVOICE).client.name,
    from: '2026-01-01',
    until: '2026-12-31',
    accounts: [account('USD', rows), account('LBP', 5)],
  });

describe('documents of money', () => {
  it('BILL-12, D-121: an invoice says its lines, discount, tax for each class, totals, pounds with rate, source and date', async () => {
    const text = await textOf(english());
    for (const words of [
      'INV-202605-0042',
      'Levant Trading S.A.L. (offshore)',
      'Drafting of the shareholders’ agreement',
      'Discount 10%',
      'USD −127.35',
      'VAT 11% on USD 1,001.25',
      'VAT 0% on USD 90.00 (zero-rated)',
      'Exempt from VAT: USD 54.90',
      'USD 1,256.29',
      'USD −250.26',
      'USD 1,006.03',
      'Total LBP 112,437,955',
      'of which VAT LBP 9,857,530',
      'USD 1 = LBP 89,500',
      'Source: Banque du Liban, 12 May 2026',
      'Due by 11 June 2026',
      'IBAN LB62 0999 0000 0001 0019 0122 9114',
      'Please quote INV-202605-0042 with your payment.',
      'Beirut Bar Association, no. 4521',
      ADDRESS,
    ])
      expect(text).toContain(words);
  });

  it('P14: time is said by the clock, so that hours times price is the amount beside it', async () => {
    const [first, ...others] = INVOICE.lines;
    const time = { quantityMilli: 333, minutes: 20, unitPriceMinor: 20_000, amountMinor: 6_667 };
    const lines = first ? [{ ...first, ...time }, ...others] : [];
    const text = await textOf(english({ lines }));
    for (const words of ['0:20 h', '200.00', '66.67']) expect(text).toContain(words);
    expect(text).not.toContain('0.333');
    expect(await textOf(arabic({ lines }))).toContain('0:20 س');
  });

  it('BILL-12: words of both languages can be copied and searched, in Chrome as well', async () => {
    const text = await textOf(arabic());
    for (const word of ['بيروت', 'لأتعاب', 'الأتعاب', 'فاتورة', 'المشرق', 'اتفاقية', 'عبد الله', 'لبنان', 'المستحق'])
      expect(text).toContain(word);
    for (const word of ['INV-202605-0042', ADDRESS, 'USD', '1,006.03', '112,437,955']) expect(text).toContain(word);
  });

  it('BILL-09: a draft says that it is no invoice, a void one that nothing is owed on it; neither asks for money', async () => {
    const drafted = await textOf(english(draft));
    expect(drafted).toContain('DRAFT – not an invoice');
    const voided = await textOf(english({ state: 'void', voided: VOIDED }));
    expect(voided).toContain('VOID since 20 May 2026');
    expect(voided).toContain('Reason: Issued twice');
    for (const text of [drafted, voided]) {
      expect(text).not.toContain('Balance due');
      expect(text).not.toContain('How to pay');
    }
    expect(await textOf(arabic({ state: 'void', voided: VOIDED }))).toContain('ملغاة منذ');
  });

  it('BILL-08, D-118: a receipt says what the money went to, the rate between currencies and the credit; voided, that it is no proof', async () => {
    const text = await textOf(receiptSheet({ ...base, language: 'en', payment: PAYMENT }));
    for (const words of [
      'REC-202605-0009',
      'LBP 150,000,000',
      'USD 1,006.03',
      '90,040,000',
      'LBP 14,960,000',
      'TRF 88-1204',
    ])
      expect(text).toContain(words);
    const payment = { ...PAYMENT, voided: { ...VOIDED, reason: 'The cheque came back' } };
    expect(await textOf(receiptSheet({ ...base, language: 'en', payment }))).toContain(
      'VOIDED on 20 May 2026. This receipt is no proof of payment.',
    );
  });

  it('BILL-19: a statement repeats its head on each page, keeps currencies apart and runs from the opening to the closing balance', async () => {
    const { texts } = await readPdf(await printed(year('en')));
    expect(texts.length).toBeGreaterThan(4);
    for (const text of texts.slice(0, -1)) expect(text).toContain('Paid or credited');
    expect(texts[0]).toContain('Opening balance');
    expect(texts.join('\n')).toContain('US dollars (USD)');
    expect(texts.join('\n')).toContain('Lebanese pounds (LBP)');
    expect(texts.at(-1)).toContain('Closing balance');
    expect(texts[1]).toContain(`Page 2 of ${texts.length}`);
  });

  it('are files for the archive with tags and a language', async () => {
    const file = Buffer.from(await printed(arabic())).toString('latin1');
    expect(file).toContain('<pdfaid:part>2</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>');
    expect(file).toContain('/StructTreeRoot');
    expect(file).toMatch(/\/Marked true/);
    expect(file).toMatch(/\/Lang \(ar-LB\)/);
  });

  it('are the same bytes for the same data, whichever thread prints them and whatever it printed before', async () => {
    const other = new PressBench();
    try {
      const first = await printed(arabic());
      await printed(year('en', 30));
      for (const by of [bench, other]) expect(Buffer.from(await printed(arabic(), by)).equals(first)).toBe(true);
      expect(Buffer.from(await printed(english())).equals(first)).toBe(false);
    } finally {
      await other.close();
    }
  });

  it('print what somebody typed as text: markup, other scripts, pictures, turned words and very long ones', async () => {
    const name = '#read("/etc/passwd") $x$ *bold* _i_ <a> @b \\ `c` "d" \u202eesrever 😀👨‍👩‍👧 漢字 \u0000\u2067open';
    const client = { id: INVOICE.client.id, name };
    const [first] = INVOICE.lines;
    if (!first) throw new Error('no line');
    const lines = Array.from({ length: 40 }, () => ({
      ...first,
      description: `${'Wort'.repeat(120)}\n\n${'شرح '.repeat(60)}`,
    }));
    const text = await textOf(english({ client, lines, notes: '#panic()\n'.repeat(80) }));
    const flat = text.replace(/\s+/g, ' ');
    expect(flat).toContain('#read("/etc/passwd") $x$ *bold* _i_ <a> @b \\ `c` "d" esrever');
    expect(flat).toContain('\ufffd\ufffd \ufffd\ufffd');
    expect(text).toContain('#panic()');
    expect(text).not.toContain('root:');
  });

  it('that cannot be set fail, and the next one is printed', async () => {
    const sheet = { ...english(), tables: null } as unknown as Sheet;
    expect(await bench.run({ sheet, at: AT }, LIMIT_MS)).toMatchObject({ kind: 'failed' });
    expect(await bench.run({ sheet: english(), at: AT }, 1)).toEqual({ kind: 'failed', message: 'time limit' });
    expect((await printed(english())).length).toBeGreaterThan(10_000);
  });
});

describe('pages look as they did', () => {
  const pages: Record<string, () => Sheet> = {
    'invoice-en': english,
    'invoice-ar': arabic,
    'draft-en': () => english(draft),
    'void-ar': () => arabic({ state: 'void', voided: VOIDED }),
    'receipt-ar': () =>
      receiptSheet({ ...base, language: 'ar', payment: { ...PAYMENT, client: ARABIC_INVOICE.client } }),
    'credit-note-en': () => creditNoteSheet({ ...base, language: 'en', note: NOTE }),
    'statement-ar': () => year('ar'),
  };
  it.each(Object.entries(pages))('%s', async (name, sheet) => {
    const { pictures } = await readPdf(await printed(sheet()), 1);
    const kept = new URL(`../../test/goldens/${name}.png`, import.meta.url);
    const [picture] = pictures;
    if (!picture) throw new Error('no page');
    // To accept pages that were changed on purpose: remove the picture, run this, look at the new one.
    if (!existsSync(kept)) writeFileSync(kept, picture);
    expect(await difference(picture, readFileSync(kept))).toBeLessThan(0.2);
  });
});
