import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CasesRig, startCases } from '../../test/cases-rig.js';
import { samplePdf } from '../../test/sample-files.js';

let cases: CasesRig;
beforeAll(async () => {
  cases = await startCases();
});
afterAll(() => cases.stop());

const pagesOf = async (answer: Response): Promise<number> =>
  (await PDFDocument.load(await answer.arrayBuffer())).getPageCount();

describe('the beginning of a marked copy', () => {
  it('M6: the first pages of a long document are read while the others are marked', async () => {
    const document = await cases.aDocument({ bytes: await samplePdf(40) });
    const { url } = (await cases.grant(cases.asClientA, document.id)).body;
    const order: string[] = [];
    const whole = cases.bytes(cases.asClientA, url).finally(() => order.push('whole'));
    const first = await cases.bytes(cases.asClientA, `${url}/beginning`);
    order.push('beginning');
    expect([first.status, first.headers.get('x-pages')]).toEqual([200, '40']);
    expect(Number(first.headers.get('x-pages-made'))).toBeGreaterThanOrEqual(2);
    expect([first.headers.get('content-type'), first.headers.get('cache-control')]).toEqual([
      'application/pdf',
      'private, no-store',
    ]);
    expect(await pagesOf(first)).toBe(2);
    const far = await cases.bytes(cases.asClientB, `${url}/beginning`);
    expect(far.status).toBe(404);
    expect(await pagesOf(await whole)).toBe(40);
    expect(order).toEqual(['beginning', 'whole']);
    expect((await cases.bytes(cases.asClientA, `${url}/beginning`)).status).toBe(204);
  });

  it('M6: of what is downloaded, is short, or fails there is no beginning', async () => {
    const long = await cases.aDocument({ bytes: await samplePdf(10) });
    const downloaded = (await cases.grant(cases.asClientA, long.id, 'download')).body;
    expect((await cases.bytes(cases.asClientA, `${downloaded.url}/beginning`)).status).toBe(204);
    const short = (await cases.grant(cases.asClientA, (await cases.aDocument()).id)).body;
    expect((await cases.bytes(cases.asClientA, `${short.url}/beginning`)).status).toBe(204);
    const damaged = await cases.aDocument({ bytes: await samplePdf(10) });
    await cases.model('Document').updateOne({ _id: damaged.id }, { mime: 'image/png' });
    const failing = (await cases.grant(cases.asClientA, damaged.id)).body;
    expect((await cases.bytes(cases.asClientA, `${failing.url}/beginning`)).status).toBe(204);
    expect((await cases.bytes(cases.asClientA, failing.url)).status).toBe(503);
  });
});
