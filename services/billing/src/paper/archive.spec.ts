import { afterAll, describe, expect, it } from '@jest/globals';
import { archiveFaults } from '../../test/archive-faults.js';
import { contentFaults } from '../../test/marked-content.js';
import { ARABIC_INVOICE, account, FIRM, INVOICE, NOTE, PAYMENT, WAYS } from '../../test/paper-samples.js';
import { PressBench } from './press/press-bench.js';
import { creditNoteSheet } from './sheets/credit-note-sheet.js';
import { invoiceSheet } from './sheets/invoice-sheet.js';
import { receiptSheet } from './sheets/receipt-sheet.js';
import type { Sheet } from './sheets/sheet.js';
import { statementSheet } from './sheets/statement-sheet.js';

const LIMIT_MS = 60_000;
const bench = new PressBench();
afterAll(() => bench.close());

async function printed(sheet: Sheet): Promise<Uint8Array> {
  const result = await bench.run({ sheet, at: new Date('2026-05-12T08:00:00Z') }, LIMIT_MS);
  if (result.kind === 'failed') throw new Error(result.message);
  return result.bytes;
}

const base = { firm: FIRM, address: 'https://diwan.example/verify/k3Jx8Qm2Rr0vYtW5pLz1aA', ways: WAYS };
const ofBoth = (language: 'en' | 'ar') => {
  const invoice = language === 'ar' ? ARABIC_INVOICE : INVOICE;
  return {
    invoice: () => invoiceSheet({ ...base, language, invoice }),
    receipt: () => receiptSheet({ ...base, language, payment: { ...PAYMENT, client: invoice.client } }),
    'credit note': () => creditNoteSheet({ ...base, language, note: { ...NOTE, client: invoice.client } }),
    statement: () =>
      statementSheet({
        ...{ firm: FIRM, language, clientName: invoice.client.name, from: '2026-01-01', until: '2026-12-31' },
        accounts: [account('USD', 120), account('LBP', 5)],
      }),
  };
};
const papers = (['en', 'ar'] as const).flatMap((language) =>
  Object.entries(ofBoth(language)).map(([kind, sheet]) => [`${kind}, ${language}`, sheet] as const),
);

describe('BILL-12, BILL-13, BILL-19: papers for the archive (PDF/A-2a), as far as their structure shows', () => {
  it.each(papers)('%s', async (_, sheet) => {
    expect(await archiveFaults(await printed(sheet()))).toEqual([]);
  });

  // Each puts words of one length in place of others, so that nothing else of the file moves.
  it.each([
    ['<pdfaid:part>2', '<pdfaid:part>3', 'it does not say PDF/A-2a'],
    ['<xmp:CreatorTool>T', '<xmp:CreatorTool>U', 'creator: '],
    ['/GTS_PDFA1', '/GTS_PDFX1', 'no output intent'],
    ['/Marked true', '/Marked null', 'not marked'],
    ['/Lang (', '/Lung (', 'no language'],
    ['/StructTreeRoot', '/StructFreeRoot', 'no tree of its structure'],
    ['/StructParents', '/StructCousins', 'a page without its tags'],
    ['/ToUnicode', '/ToNothing', 'letters without meaning'],
    ['/FontFile2', '/FontFile9', 'not within the file'],
    ['/Outlines', '/AA      ', 'AA is forbidden'],
    ['/S /Figure', '/S /Fugure', 'no standard role: Fugure'],
    ['/Alt', '/Olt', 'a figure without words'],
    ['/Filter /FlateDecode', '/Filter /LZWDecode  ', 'packed by LZWDecode'],
  ])('a file whose %s is %s is found out', async (right, wrong, fault) => {
    const file = Buffer.from(await printed(ofBoth('en').invoice()));
    const at = file.lastIndexOf(right);
    expect([at > 0, right.length]).toEqual([true, wrong.length]);
    file.write(wrong, at, 'latin1');
    expect((await archiveFaults(file)).join('\n')).toContain(fault);
  });

  it('what is painted outside of marked content is found out, words that look like operators are not', () => {
    expect(contentFaults('/P <</MCID 0>> BDC BT (EMC \\) Tj) Tj ET EMC')).toEqual([]);
    expect(contentFaults('/P BMC EMC BT (a) Tj ET')).toEqual(['Tj outside of marked content']);
    expect(contentFaults('/P BMC 0 0 0 1 k')).toEqual(['k: colours of inks', 'marked content does not end']);
  });
});
