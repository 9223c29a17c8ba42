import { DocumentHiddenV1, DocumentSharedV1 } from '@diwan/contracts/matters/documents/events';
import { documentNotice } from '@diwan/contracts/matters/documents/questions';
import { readDemoInbox } from '@diwan/contracts/messages/demo-inbox/http';
import { documentNoticeStanding } from '@diwan/contracts/messages/notices/questions';
import { InTransaction } from '@diwan/service-kit/store/database';
import { eventually, type TestService } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ClientSession } from 'mongoose';
import { notificationsConfig } from '../config.js';
import { CASE, CLIENT, DOCUMENT, deliveryRound, otherServices, startNotifications } from '../test-kit/house.js';
import { DocumentBatches } from './document-batches.js';
import type { NoticeRecord } from './notice.schema.js';

const OTHER_CLIENT = '65f0c0ffee65f0c0ffee0012';
const OTHER_DOCUMENT = '65f0c0ffee65f0c0ffee00d1';
const OTHER_CASE = '65f0c0ffee65f0c0ffee00c1';
/** Ten in the morning in Beirut. */
const MORNING = Date.parse('2026-11-23T08:00:00Z');
const EVENING = Date.parse('2026-11-23T18:58:00Z');
const SECOND = 1000;

/** The batch time and quiet hours of a deployment that sets neither. */
const { NOTICE_BATCH_SECONDS, QUIET_HOURS } = notificationsConfig;
const DEFAULTS = {
  NOTICE_BATCH_SECONDS: String(NOTICE_BATCH_SECONDS.parse(undefined)),
  QUIET_HOURS: QUIET_HOURS.parse(undefined),
};

describe('D-151: notices of shared documents, with the default batch time', () => {
  let service: TestService;
  let others: ReturnType<typeof otherServices>;
  beforeAll(async () => {
    ({ service, others } = await startNotifications({ env: DEFAULTS }));
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    Object.assign(others, otherServices());
    service.rpcAnswers(documentNotice, () => others.document);
    for (const name of ['Notice', 'DemoMessage']) await service.model(name).deleteMany({});
    service.setTime(new Date(MORNING));
  });

  const shared = (changes: { documentId?: string; caseId?: string; clientId?: string; sharing?: number } = {}) => ({
    documentId: DOCUMENT,
    caseId: CASE,
    clientId: CLIENT,
    sharing: 1,
    ...changes,
  });
  const notices = () => service.model('Notice').find().sort({ createdAt: 1 }).lean<NoticeRecord[]>();
  const inbox = async () => (await service.http().call(readDemoInbox, { query: {} })).body;
  /** The messages once all that is due at a moment went out. */
  const messagesAt = (moment: number, count: number) => {
    service.setTime(new Date(moment));
    return eventually(async () => {
      const messages = await inbox();
      expect(messages).toHaveLength(count);
      return messages;
    });
  };
  const standing = (of: 'shared' | 'hidden') =>
    service.ask(documentNoticeStanding, { of, documentId: DOCUMENT, sharing: 1, personId: CLIENT });
  const inBatches = (work: (batches: DocumentBatches, session: ClientSession) => Promise<void>) =>
    service.app.get(InTransaction).run((session) => work(service.app.get(DocumentBatches), session));

  it('is five minutes by default', () => expect(DEFAULTS.NOTICE_BATCH_SECONDS).toBe('300'));

  it('what is shared in a case within five minutes of the first is one message, counted', async () => {
    await service.deliver(DocumentSharedV1, shared());
    service.setTime(new Date(MORNING + 290 * SECOND));
    await service.deliver(DocumentSharedV1, shared({ documentId: OTHER_DOCUMENT }));
    await service.deliver(DocumentSharedV1, shared({ caseId: OTHER_CASE }));
    service.setTime(new Date(MORNING + 299 * SECOND));
    await deliveryRound(service);
    expect(await inbox()).toEqual([]);
    const [message] = await messagesAt(MORNING + 300 * SECOND, 1);
    expect(message).toMatchObject({ template: 'documents_shared', variables: { count: '2', case: 'Karam v. Karam' } });
    expect(message.variables.link).toBe(`https://diwan.test/client-portal/cases/${CASE}`);
    expect(message.body).toMatch(/— Karam Law\.$/);
    const both = await messagesAt(MORNING + 590 * SECOND, 2);
    expect(both[0]).toMatchObject({ template: 'document_shared', variables: { document: 'Statement of claim' } });
  });

  it('shared, hidden and shared again within the time is one message; hidden only is none', async () => {
    await service.deliver(DocumentSharedV1, shared());
    await service.deliver(DocumentHiddenV1, shared());
    expect(await notices()).toMatchObject([{ state: 'cancelled', reason: 'document_hidden' }]);
    await service.deliver(DocumentSharedV1, shared({ sharing: 2 }));
    await messagesAt(MORNING + 300 * SECOND, 1);
    service.setTime(new Date(MORNING + 900 * SECOND));
    await deliveryRound(service);
    expect(await inbox()).toHaveLength(1);
  });

  it('hiding one of two leaves the other', async () => {
    await service.deliver(DocumentSharedV1, shared());
    await service.deliver(DocumentSharedV1, shared({ documentId: OTHER_DOCUMENT }));
    await service.deliver(DocumentHiddenV1, shared());
    const [message] = await messagesAt(MORNING + 300 * SECOND, 1);
    expect(message).toMatchObject({ template: 'document_shared' });
  });

  it('M1: hiding from one client leaves the message to another, and each is known to stand as it does', async () => {
    const other = { clientId: OTHER_CLIENT, sharing: 2 };
    await service.deliver(DocumentSharedV1, shared());
    await service.deliver(DocumentSharedV1, shared(other));
    await service.deliver(DocumentHiddenV1, shared(other));
    expect(await notices()).toMatchObject([
      { personId: CLIENT, state: 'pending' },
      { personId: OTHER_CLIENT, state: 'cancelled' },
    ]);
    expect(await standing('shared')).toMatchObject({ state: 'waiting' });
    const theirs = { of: 'shared' as const, documentId: DOCUMENT, sharing: 2, personId: OTHER_CLIENT };
    expect(await service.ask(documentNoticeStanding, theirs)).toMatchObject({ state: 'none' });
    await messagesAt(MORNING + 300 * SECOND, 1);
  });

  it('a document whose access has expired is not announced', async () => {
    service.rpcAnswers(documentNotice, ({ documentId }) => (documentId === DOCUMENT ? null : others.document));
    await service.deliver(DocumentSharedV1, shared());
    await service.deliver(DocumentSharedV1, shared({ documentId: OTHER_DOCUMENT }));
    const [message] = await messagesAt(MORNING + 300 * SECOND, 1);
    expect(message).toMatchObject({ template: 'document_shared' });
  });

  it('DOC-03: hidden with a word to the client is one message of its own, and none when it is shared again in time', async () => {
    const hide = (documentId: string) => service.deliver(DocumentHiddenV1, { ...shared({ documentId }), notify: true });
    await hide(DOCUMENT);
    await hide(OTHER_DOCUMENT);
    const [message] = await messagesAt(MORNING + 300 * SECOND, 1);
    expect(message).toMatchObject({ template: 'documents_hidden', variables: { count: '2', case: 'Karam v. Karam' } });
    // The message is out a moment before that is written down.
    await eventually(async () => expect(await standing('hidden')).toEqual({ state: 'sent', from: null }));
    expect(await standing('shared')).toEqual({ state: 'none', from: null });

    await hide(DOCUMENT);
    await service.deliver(DocumentSharedV1, shared({ sharing: 2 }));
    const told = await messagesAt(MORNING + 900 * SECOND, 2);
    expect(told[0]).toMatchObject({ template: 'document_shared' });
    expect(await notices()).toContainEqual(expect.objectContaining({ reason: 'document_shared_again' }));
  });

  it('NOT-11: hiding one of high confidentiality names nothing', async () => {
    others.hiddenDocument = { title: null, caseTitle: null };
    await service.deliver(DocumentHiddenV1, { ...shared(), notify: true });
    const [message] = await messagesAt(MORNING + 300 * SECOND, 1);
    expect(message).toMatchObject({ template: 'file_changed' });
    expect(message.body).not.toContain('Statement');
  });

  it('D-151: who shared can be told when it goes, and that the provider has it', async () => {
    await service.deliver(DocumentSharedV1, shared());
    const from = new Date(MORNING + 300 * SECOND).toISOString();
    expect(await standing('shared')).toEqual({ state: 'waiting', from });
    await messagesAt(MORNING + 300 * SECOND, 1);
    await eventually(async () => expect(await standing('shared')).toEqual({ state: 'sent', from: null }));
  });

  it('D-151: what is shared while a message is composed is in the next one', async () => {
    let isShared = false;
    service.rpcAnswers(documentNotice, async () => {
      if (!isShared) {
        isShared = true;
        await inBatches((batches, session) =>
          batches.add(
            'shared',
            { eventId: 'meanwhile', ...shared({ documentId: OTHER_DOCUMENT }) },
            DEFAULTS.QUIET_HOURS,
            session,
          ),
        );
      }
      return others.document;
    });
    await service.deliver(DocumentSharedV1, shared());
    await messagesAt(MORNING + 300 * SECOND, 1);
    const messages = await messagesAt(MORNING + 900 * SECOND, 2);
    expect(messages).toMatchObject([{ template: 'document_shared' }, { template: 'document_shared' }]);
  });

  it('D-151: what is hidden while a message is composed is not in it', async () => {
    let isHidden = false;
    service.rpcAnswers(documentNotice, async () => {
      if (!isHidden) {
        isHidden = true;
        await inBatches((batches, session) => batches.remove('shared', shared(), session));
      }
      return others.document;
    });
    await service.deliver(DocumentSharedV1, shared());
    await service.deliver(DocumentSharedV1, shared({ documentId: OTHER_DOCUMENT }));
    const [message] = await messagesAt(MORNING + 300 * SECOND, 1);
    expect(message).toMatchObject({ template: 'document_shared' });
  });

  it('NOT-10: what is due in the evening goes out at eight in the morning', async () => {
    service.setTime(new Date(EVENING));
    await service.deliver(DocumentSharedV1, shared());
    service.setTime(new Date(EVENING + 10 * 3600 * SECOND));
    await deliveryRound(service);
    expect(await inbox()).toEqual([]);
    await messagesAt(Date.parse('2026-11-24T06:00:00Z'), 1);
  });
});
