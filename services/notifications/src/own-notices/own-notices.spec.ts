import { DocumentSharedV1 } from '@diwan/contracts/matters/documents/events';
import {
  countUnreadNotices,
  listOwnNotices,
  type OwnNotice,
  readOwnNotice,
  readOwnNotices,
} from '@diwan/contracts/messages/own-notices/http';
import { eventually, type SignedIn, type TestService } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CASE, CLIENT, DOCUMENT, otherServices, startNotifications } from '../test-kit/house.js';
import { owedNotice } from '../test-kit/owed-notice.js';

const DAY = 24 * 3600_000;

describe('D-133, NOT-08: the history of what a person was told', () => {
  let service: TestService;
  let others: ReturnType<typeof otherServices>;
  let client: SignedIn;
  beforeAll(async () => {
    ({ service, others } = await startNotifications());
    client = await service.signInAs({ roles: ['client'], personId: CLIENT });
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    Object.assign(others, otherServices());
    await service.model('Notice').deleteMany({});
  });

  const page = async (query = {}) => (await service.http(client).call(listOwnNotices, { query })).body;
  const items = async (): Promise<OwnNotice[]> => (await page()).items;
  const unread = async () => (await service.http(client).call(countUnreadNotices, {})).body.count;
  /** One that was told so many days ago. */
  const told = async (n: number, days: number, more = {}) => {
    const at = new Date(Date.now() - days * DAY);
    const notice = { ...owedNotice(n), state: 'sent', told: { at, template: 'document_shared', path: '/x' }, ...more };
    return String((await service.model('Notice').create(notice))._id);
  };

  it('says what was sent, when and where it led, and nothing that stood in it', async () => {
    const arabic = others.people.get(CLIENT);
    if (arabic) others.people.set(CLIENT, { ...arabic, language: 'ar' });
    await service.deliver(DocumentSharedV1, { documentId: DOCUMENT, caseId: CASE, clientId: CLIENT, sharing: 1 });
    const [notice] = await eventually(async () => {
      const found = await items();
      expect(found).toHaveLength(1);
      return found;
    });
    expect(notice).toMatchObject({
      subject: { en: 'A document was shared with you', ar: 'تمت مشاركة مستند معك' },
      path: '/client-portal/documents/1',
      read: false,
    });
    expect(JSON.stringify(await page())).not.toContain('Statement of claim');
  });

  it('names no variable where the subject of a message holds one', async () => {
    await told(1, 1, { family: 'receipt_voided', told: { at: new Date(), template: 'receipt_voided', path: null } });
    await told(2, 2, { family: 'invoice_issued', told: { at: new Date(), template: 'invoice_issued', path: null } });
    const subjects = (await items()).map(({ subject }) => subject);
    expect(subjects).toEqual(
      expect.arrayContaining([
        { en: 'Receipt is void', ar: 'أُلغي الإيصال' },
        { en: 'Your invoice', ar: 'فاتورتك' },
      ]),
    );
  });

  it('holds back what waits, was withdrawn, was not wanted or is older than half a year', async () => {
    await service.model('Notice').create({ ...owedNotice(1), nextAttemptAt: new Date(Date.now() + DAY) });
    await told(2, 1, { state: 'cancelled' });
    await told(3, 1, { state: 'suppressed' });
    await told(4, 190);
    expect(await items()).toEqual([]);
    expect(await unread()).toBe(0);
    // What did not arrive elsewhere can be read here.
    const failed = await told(5, 180, { state: 'failed' });
    expect((await items()).map(({ id }) => id)).toEqual([failed]);
  });

  it('comes by pages, newest first, each once', async () => {
    const ids: string[] = [];
    for (const n of [1, 2, 3, 4, 5]) ids.push(await told(n, n));
    const read: string[] = [];
    for (const number of [1, 2, 3])
      read.push(...(await page({ page: number, limit: 2 })).items.map(({ id }: OwnNotice) => id));
    expect(read).toEqual(ids);
    expect(await page({ limit: 2 })).toMatchObject({ total: 5, exact: true });
  });

  it('is read one by one, or all that was there; what was read where it was sent is read', async () => {
    const [latest, older] = [await told(1, 1), await told(2, 2)];
    await told(3, 3, { readAt: new Date() });
    expect(await unread()).toBe(2);
    await service.http(client).call(readOwnNotice, { params: { id: older } });
    expect((await items()).map(({ read }) => read)).toEqual([false, true, true]);
    const body = { until: new Date(Date.now() - 1.5 * DAY).toISOString() };
    await service.http(client).call(readOwnNotices, { body });
    expect(await unread()).toBe(1);
    await service.http(client).call(readOwnNotices, { body: { until: new Date().toISOString() } });
    expect(await unread()).toBe(0);
    expect((await service.http(client).call(readOwnNotice, { params: { id: latest } })).status).toBe(204);
    // D-140: nothing of it sends anything.
    expect(await service.model('Notice').countDocuments({ state: 'sent' })).toBe(3);
    expect(await service.model('Notice').countDocuments({})).toBe(3);
  });
});
