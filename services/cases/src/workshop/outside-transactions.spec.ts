import { withinTransaction } from '@diwan/service-kit/deeds/ambient-transaction';
import { claimedType } from '@diwan/service-kit/files/file-name';
import { VirusScanner } from '@diwan/service-kit/virus-scan/virus-scanner';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { ClientSession } from 'mongoose';
import type { CasesConfig } from '../config.js';
import { OfficeConverter } from '../office/office-converter.js';
import { FileWorkshop } from './file-workshop.js';

const config = { CLAMAV_URL: '', SOFFICE: '' } as CasesConfig;
const workshop = new FileWorkshop();
const scanner = new VirusScanner(config, { warn() {} } as never);
const converter = new OfficeConverter(config, { warn() {} } as never);
afterAll(() => workshop.onApplicationShutdown());

describe('work on files', () => {
  const never = async (): Promise<never> => {
    throw new Error('the file was read');
  };
  const mark = { name: 'Rana', maskedPhone: '••••0002', at: new Date(), code: 'C' };
  it.each<[string, () => Promise<unknown>]>([
    ['inspecting', () => workshop.inspect('x', never, claimedType('a.pdf'))],
    ['marking', () => workshop.stamp('x', never, claimedType('a.pdf'), mark)],
    ['scanning', () => scanner.scan(never)],
    ['converting', () => converter.toPdf('x', never, claimedType('a.docx'))],
  ])('%s is refused inside a transaction, which it would hold open for seconds', async (_what, work) => {
    const session = { inTransaction: () => true } as ClientSession;
    await expect(withinTransaction(session, {}, work)).rejects.toThrow('inside a transaction');
  });
});
