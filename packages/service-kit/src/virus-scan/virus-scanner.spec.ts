import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Log } from '../app/log.js';
import { type FakeClamd, startFakeClamd } from '../testing/fake-clamd.js';
import { VirusScanner } from './virus-scanner.js';

let clamd: FakeClamd;
beforeAll(async () => {
  clamd = await startFakeClamd();
});
afterAll(() => clamd.stop());

const bytes = (text: string) => new TextEncoder().encode(text);

describe('D-086: what is kept only once it is known to be clean', () => {
  const scanner = () => new VirusScanner({ CLAMAV_URL: clamd.url }, new Log('test', 'silent'));

  it('is refused with a virus, and goes through without one', async () => {
    clamd.mode = 'works';
    await expect(scanner().refuseViruses(bytes('a VIRUS'))).rejects.toMatchObject({ code: 'FILE_REFUSED' });
    await expect(scanner().refuseViruses(bytes('a receipt'))).resolves.toBeUndefined();
  });

  it('is refused while the scanner does not answer, and not asked about where there is none', async () => {
    clamd.mode = 'error';
    await expect(scanner().refuseViruses(bytes('a receipt'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    const none = new VirusScanner({ CLAMAV_URL: undefined }, new Log('test', 'silent'));
    await expect(none.refuseViruses(bytes('a VIRUS'))).resolves.toBeUndefined();
  });
});
