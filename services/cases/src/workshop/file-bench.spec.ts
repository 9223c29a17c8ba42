import { afterAll, describe, expect, it } from '@jest/globals';
import { samplePdf } from '../../test/sample-files.js';
import { FileBench } from './file-bench.js';

const bench = new FileBench();
afterAll(() => bench.close());

const PDF = 'application/pdf';
const LIMIT_MS = 20_000;

describe('a bench for files', () => {
  it('gives up a file that takes too long, and takes the next one', async () => {
    const bytes = await samplePdf(1);
    expect(await bench.run({ kind: 'inspect', mime: PDF, bytes }, 1)).toEqual({
      kind: 'failed',
      message: 'time limit',
    });
    expect(await bench.run({ kind: 'inspect', mime: PDF, bytes }, LIMIT_MS)).toEqual({
      kind: 'accepted',
      kept: 'as-is',
    });
  });

  it('answers for each file in turn', async () => {
    const bytes = Buffer.from('no pdf');
    expect(await bench.run({ kind: 'inspect', mime: PDF, bytes }, LIMIT_MS)).toMatchObject({ kind: 'refused' });
    const mark = { name: 'Rana', maskedPhone: '••••0002', at: new Date(), code: 'C' };
    const pages = { kind: 'stamp-pages', mark, first: 0, count: 8 } as const;
    expect(await bench.run({ ...pages, bytes }, LIMIT_MS)).toMatchObject({ kind: 'failed' });
    const stamped = await bench.run({ ...pages, bytes: await samplePdf(1) }, LIMIT_MS);
    expect(stamped).toMatchObject({ kind: 'pages', total: 1 });
  });
});
