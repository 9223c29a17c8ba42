import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { HTTP_MODULES } from '@diwan/contracts/derived/http/billing';
import { ENDPOINTS } from '@diwan/contracts/http/all';
import { LIST_AUDIT } from '@diwan/contracts/http/audit';
import { casesKeptFrom } from '@diwan/contracts/matters/cases/questions';
import { createServiceType, listServiceTypes } from '@diwan/contracts/money/service-types/http';
import {
  outsiderMatrix,
  type SignedIn,
  sample,
  sampleMatrix,
  startTestService,
  type TestService,
} from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { testBilling } from '../test/billing-rig.js';
import { seedDemo } from './demo/seed.js';

// Starting a service against real stores takes longer than the usual five seconds on a busy machine.
let billing: TestService;
let accountant: SignedIn;
beforeAll(async () => {
  billing = await startTestService({ ...testBilling(), endpoints: ENDPOINTS.billing });
  billing.rpcAnswers(casesKeptFrom, () => []);
  accountant = await billing.signInAs({ roles: ['accountant'] });
});
afterAll(() => billing.stop());

const typed = (en: string, ar: string, amountMinor = 20_000) => ({
  name: { en, ar },
  hourlyRate: { amountMinor, currency: 'USD' as const },
});
const add = (body: ReturnType<typeof typed>, headers?: Record<string, string>) =>
  billing.http(accountant).call(createServiceType, { body }, headers);
const names = async () =>
  (await billing.http(accountant).call(listServiceTypes, {})).body.map(({ name }: { name: { en: string } }) => name.en);

describe('service types', () => {
  it('D-112: are added with both names and a rate, listed by name, audited and told', async () => {
    const added = await add(typed('Mediation', 'وساطة', 17_550));
    expect(added).toMatchObject({ status: 201, body: { name: { en: 'Mediation', ar: 'وساطة' }, active: true } });
    expect(added.body.hourlyRate).toEqual({ amountMinor: 17_550, currency: 'USD' });
    await add(typed('Arbitration', 'تحكيم'));
    expect(await names()).toEqual(['Arbitration', 'Mediation']);
    const subject = { subject: 'service-type', subjectId: added.body.id };
    expect(await billing.model('AuditEntry').findOne(subject)).toMatchObject({
      action: 'service-type.added',
      personId: accountant.personId,
    });
  });

  it('exist once per name in either language, whatever the case and spacing, also in parallel', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => add(typed('Notary  work', 'أعمال الكاتب العدل'))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
    expect((await add(typed('NOTARY WORK', 'آخر'))).body.code).toBe('DUPLICATE');
    expect((await add(typed('Other', 'أعمال  الكاتب العدل'))).body.code).toBe('DUPLICATE');
  });

  it('are added once per Idempotency-Key', async () => {
    const headers = { 'Idempotency-Key': 'one-click' };
    const [first, second] = [
      await add(typed('Tax advice', 'ضرائب'), headers),
      await add(typed('Tax advice', 'ضرائب'), headers),
    ];
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect((await add(typed('Tax', 'ضريبة'), headers)).body.code).toBe('IDEMPOTENCY_MISMATCH');
    const bare = await billing.http(accountant).post('/api/billing/service-types', typed('A', 'ا'));
    expect(bare.body.code).toBe('IDEMPOTENCY_KEY_REQUIRED');
  });

  it('refuse half a cent, a negative rate, another currency and fields that are not theirs', async () => {
    const before = (await names()).length;
    for (const body of [
      typed('Bad', 'سيئ', 0.5),
      typed('Bad', 'سيئ', -1),
      typed('Bad', 'سيئ', Number.MAX_VALUE),
      { ...typed('Bad', 'سيئ'), hourlyRate: { amountMinor: 1, currency: 'EUR' } },
      { ...typed('Bad', 'سيئ'), active: false },
      { ...typed('Bad', 'سيئ'), name: { en: { $gt: '' }, ar: 'x' } },
      { ...typed('Bad', 'سيئ'), name: { en: ' ', ar: 'x' } },
    ]) {
      const headers = {
        'Idempotency-Key': JSON.stringify(body)
          .slice(0, 60)
          .replace(/[^\x21-\x7e]/g, ''),
      };
      const answer = await billing.http(accountant).post('/api/billing/service-types', body, headers);
      expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    }
    expect(await names()).toHaveLength(before);
  });

  it('come with the demo, once', async () => {
    const connection = billing.app.get<Connection>(getConnectionToken());
    await seedDemo(connection);
    await seedDemo(connection);
    expect((await names()).filter((name: string) => name === 'Legal research')).toHaveLength(1);
  });
});

describe('strangers', () => {
  it.each(outsiderMatrix(ENDPOINTS.billing))('D-022: $title', async ({ send, expected }) =>
    expect(await send(billing)).toMatchObject(expected),
  );

  const samples = [
    sample(LIST_AUDIT.billing, { request: () => ({ query: {} }), by: () => billing.signInAs({ roles: ['admin'] }) }),
  ];
  it.each(sampleMatrix([LIST_AUDIT.billing], samples))('SEC-04: $title', ({ check }) => check(billing));

  it('SEC-04: are tried at every endpoint, with a real request of its noun', async () => {
    const folder = path.join(import.meta.dirname, '..');
    const files = await readdir(folder, { recursive: true });
    const sampled = new Set<string>();
    for (const file of files.filter((name) => /^(src|test)\b.*\.ts$/.test(name))) {
      const code = await readFile(path.join(folder, file), 'utf8');
      for (const [, name] of code.matchAll(/\bsample\(\s*(?:\w+\.)?(\w+)/g)) if (name) sampled.add(name);
    }
    const declared = HTTP_MODULES.flatMap((module) =>
      // At what is open to everybody nobody is a stranger.
      Object.entries(module).flatMap(([name, row]) =>
        typeof row === 'object' && 'access' in row && row.access !== 'public' ? name : [],
      ),
    );
    expect(declared.filter((name) => !sampled.has(name))).toEqual([]);
  });
});
