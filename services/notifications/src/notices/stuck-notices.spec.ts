import { DocumentSharedV1 } from '@diwan/contracts/matters/documents/events';
import { documentNotice } from '@diwan/contracts/matters/documents/questions';
import { resendNotice } from '@diwan/contracts/messages/notices/http';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { TestService } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { TemplatesForSending } from '../templates/templates-for-sending.js';
import {
  answerForOthers,
  CASE,
  CLIENT,
  DOCUMENT,
  deliveryRound,
  FakeProvider,
  otherServices,
  startNotifications,
} from '../test-kit/house.js';
import { DeliverNotices } from './deliver-notices.js';
import { NoticeLedger } from './notice.ledger.js';
import { MAX_COMPOSE_FAILURES } from './notice.machine.js';
import type { NoticeRecord } from './notice.schema.js';
import { NoticeComposer } from './notice-composer.js';

const SECOND = 1000;
/** Longer than any wait between two tries, in milliseconds. */
const LATER = 20 * 60 * SECOND;

describe('F-16: a notice that cannot be put together', () => {
  const provider = new FakeProvider();
  let service: TestService;
  let now = Date.parse('2026-05-05T09:00:00.000Z');
  let sharing = 0;
  beforeAll(async () => {
    // The pace counts real time, and here an hour passes in a moment.
    ({ service } = await startNotifications({ provider, env: { WHATSAPP_PER_SECOND: '0' } }));
    await service.app.get(DeliverNotices).onModuleDestroy();
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    jest.restoreAllMocks();
    answerForOthers(service, otherServices());
    await service.model('Notice').deleteMany({});
    provider.mode = 'ok';
    provider.taken.length = 0;
    passes(LATER);
  });

  const passes = (ms: number) => {
    now += ms;
    service.setTime(new Date(now));
  };
  const share = () => {
    sharing += 1;
    return service.deliver(DocumentSharedV1, { documentId: DOCUMENT, caseId: CASE, clientId: CLIENT, sharing });
  };
  const read = async () => (await service.model('Notice').findOne().lean<NoticeRecord>()) as NoticeRecord;
  const rounds = async (count: number) => {
    for (let round = 0; round < count; round += 1) {
      await deliveryRound(service);
      passes(LATER);
    }
  };
  const breaks = () => jest.spyOn(service.app.get(NoticeComposer), 'compose').mockRejectedValue(new Error('a fault'));
  const away = () =>
    service.rpcAnswers(documentNotice, () => {
      throw new DomainError('UNAVAILABLE');
    });

  it('is tried again, later each time, and has failed in the end', async () => {
    breaks();
    await share();
    await deliveryRound(service);
    expect((await read()).nextAttemptAt.getTime()).toBeLessThan(now + 3 * SECOND);
    passes(LATER);
    await rounds(MAX_COMPOSE_FAILURES - 2);
    expect(await read()).toMatchObject({ state: 'pending', attempts: 0, composeFailures: MAX_COMPOSE_FAILURES - 1 });
    expect((await read()).nextAttemptAt.getTime()).toBeGreaterThan(now - LATER + 10 * 60 * SECOND);
    await rounds(1);
    expect(await read()).toMatchObject({ state: 'failed', reason: 'cannot_compose', attempts: 0 });
    expect(provider.taken).toEqual([]);
  });

  it('goes once its cause is mended and somebody sends it again', async () => {
    breaks();
    await share();
    await rounds(MAX_COMPOSE_FAILURES);
    const { _id } = await read();
    jest.restoreAllMocks();
    const staff = service.http(await service.signInAs({ roles: ['admin'] }));
    expect((await staff.call(resendNotice, { params: { id: String(_id) } })).status).toBe(200);
    expect(await read()).toMatchObject({ state: 'pending', reason: null, composeFailures: 0 });
    await rounds(1);
    expect(await read()).toMatchObject({ state: 'sent', reason: null });
  });

  it('waits a day for the services that know, longer where they answered meanwhile, and has failed then', async () => {
    away();
    await share();
    await rounds(60);
    expect(await read()).toMatchObject({ state: 'pending', composeFailures: 0, attempts: 0 });
    provider.mode = 'refuse';
    answerForOthers(service, otherServices());
    await rounds(1);
    expect(await read()).toMatchObject({ state: 'pending', unansweredSince: null, attempts: 1 });
    away();
    await rounds(72);
    expect((await read()).state).toBe('pending');
    await rounds(2);
    expect(await read()).toMatchObject({ state: 'failed', reason: 'cannot_compose', attempts: 1 });
  });

  it('is not given up for a time in which nobody looked', async () => {
    away();
    await share();
    await rounds(1);
    passes(30 * 3600 * SECOND);
    await rounds(1);
    expect(await read()).toMatchObject({ state: 'pending' });
    await rounds(71);
    expect((await read()).state).toBe('pending');
    await rounds(2);
    expect((await read()).state).toBe('failed');
  });

  it('leaves alone what came of an attempt that was made meanwhile', async () => {
    provider.mode = 'refuse';
    await share();
    const settle = jest.spyOn(service.app.get(NoticeLedger), 'settle');
    settle.mockImplementationOnce(async (...of) => {
      settle.mockRestore();
      await service.app.get(NoticeLedger).settle(...of);
      throw new Error('a fault');
    });
    await deliveryRound(service);
    expect(await read()).toMatchObject({ state: 'pending', reason: 'twilio_503', attempts: 1, composeFailures: 0 });
  });

  it('does not go round at once where it is its template that cannot be chosen', async () => {
    jest.spyOn(service.app.get(TemplatesForSending), 'choose').mockRejectedValue(new Error('a fault'));
    await share();
    await rounds(MAX_COMPOSE_FAILURES);
    expect(await read()).toMatchObject({ state: 'failed', reason: 'cannot_compose' });
  });
});
