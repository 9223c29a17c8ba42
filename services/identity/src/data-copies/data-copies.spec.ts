import { on } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { DataCopyReadyV1 } from '@diwan/contracts/people/data-copies/events';
import { askDataCopy, type DataCopy, listDataCopies, readDataCopy } from '@diwan/contracts/people/data-copies/http';
import { DATA_OF_PERSON } from '@diwan/contracts/people/data-copies/questions';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { eventually, type SignedIn } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Entry, fromBuffer, type Options, type ZipFile } from 'yauzl';
import { actionsOf, newContact, startIdentity, type TestIdentity } from '../testing/identity.js';

let identity: TestIdentity;
let away = false;

beforeAll(async () => {
  identity = await startIdentity();
  const nothing = () => ({ rows: [], next: null });
  identity.rpcAnswers(DATA_OF_PERSON.billing, nothing);
  identity.rpcAnswers(DATA_OF_PERSON.notifications, nothing);
  identity.rpcAnswers(DATA_OF_PERSON.chatbot, nothing);
  identity.rpcAnswers(DATA_OF_PERSON.news, nothing);
  identity.rpcAnswers(DATA_OF_PERSON.cases, ({ part, after }) => {
    if (away) throw new DomainError('UNAVAILABLE');
    if (part !== 'hearings') return nothing();
    const title = `<b>Hearing ${after ?? 'first'}</b>`;
    return { rows: [{ title, time: '2026-12-01T09:00', status: 'held' }], next: after === null ? 'second' : null };
  });
});
beforeEach(() => {
  away = false;
});
afterAll(() => identity.stop());

const copiesOf = async (who: SignedIn) => (await identity.http(who).call(listDataCopies, {})).body;

/** The latest copy of a person, once the gatherer has brought it so far. */
const latest = (who: SignedIn, so: object): Promise<DataCopy> =>
  eventually(async () => {
    const [copy] = await copiesOf(who);
    expect(copy).toMatchObject(so);
    return copy;
  });

/** The files of a downloaded archive as an independent reader finds them; it checks lengths and sums. */
async function filesOf({ cookie }: SignedIn, id: string): Promise<Map<string, string>> {
  const answer = await fetch(`${identity.url}/api/identity/my/data-copies/${id}/file`, { headers: { cookie } });
  expect(answer.headers.get('content-type')).toBe('application/zip');
  const zip = await promisify<Buffer, Options, ZipFile>(fromBuffer)(Buffer.from(await answer.arrayBuffer()), {
    lazyEntries: true,
  });
  const files = new Map<string, string>();
  const open = promisify<Entry, Readable>(zip.openReadStream.bind(zip));
  zip.readEntry();
  for await (const [entry] of on(zip, 'entry', { close: ['end'] }) as AsyncIterable<[Entry]>) {
    files.set(entry.fileName, await text(await open(entry)));
    zip.readEntry();
  }
  return files;
}

describe('PORT-08: a copy of somebody’s data', () => {
  it('is gathered page by page from all services, told of, and downloaded by the person alone', async () => {
    const person = await newContact(identity);
    const asked = await identity.http(person).call(askDataCopy, {});
    expect(asked).toMatchObject({ status: 201, body: { state: 'gathering', until: null } });
    const copy = await latest(person, { id: asked.body.id, state: 'ready', until: expect.any(String) });
    expect(copy.parts).toContainEqual({ part: 'hearings', done: true, rows: 2 });
    expect(await identity.eventsOf(DataCopyReadyV1)).toContainEqual(
      expect.objectContaining({ payload: expect.objectContaining({ copyId: copy.id, personId: person.personId }) }),
    );

    const params = { id: copy.id };
    const files = await filesOf(person, copy.id);
    expect(files.size).toBe(35);
    expect(JSON.parse(files.get('06-hearings.json') ?? '')).toEqual([
      { title: '<b>Hearing first</b>', time: '2026-12-01T09:00', status: 'held' },
      { title: '<b>Hearing second</b>', time: '2026-12-01T09:00', status: 'held' },
    ]);
    expect(files.get('06-hearings.html')).toContain('&lt;b&gt;Hearing second&lt;/b&gt;');
    // In words to read, in codes for other programs.
    expect(files.get('06-hearings.html')).toContain('Tue 1 December 2026, 09:00 (Beirut)');
    expect(files.get('06-hearings.html')).toContain('>Held<');
    expect(files.get('03-consents.html')).toContain('>Court hearings<');
    expect(files.get('03-consents.json')).toContain('"hearing"');
    expect(JSON.parse(files.get('01-profile.json') ?? '')).toMatchObject([{ name: 'Rana Khoury' }]);
    expect(files.get('index.html')).toContain('Not part of the copy');
    expect(await actionsOf(identity, 'person', person.personId)).toEqual(
      expect.arrayContaining(['data-copy.asked', 'data-copy.ready', 'data-copy.downloaded']),
    );
    const other = await newContact(identity);
    expect((await identity.http(other).call(readDataCopy, { params })).status).toBe(404);
    expect(await copiesOf(other)).toEqual([]);
  });

  it('goes on where it stood when a service comes back, also for whoever takes over', async () => {
    const person = await newContact(identity);
    away = true;
    await identity.http(person).call(askDataCopy, {});
    const reached = { part: 'delegates', done: true, rows: 0 };
    const waiting = await latest(person, { state: 'gathering', parts: expect.arrayContaining([reached]) });
    expect(waiting.parts).toContainEqual({ part: 'profile', done: true, rows: 1 });
    expect(waiting.parts).toContainEqual({ part: 'cases', done: false, rows: 0 });
    expect((await identity.http(person).call(askDataCopy, {})).status).toBe(409);
    away = false;
    await identity.model('DataCopy').updateMany({}, { nextAt: new Date(0) });
    await latest(person, { state: 'ready' });
  });

  it('is gone when its time is over', async () => {
    const person = await newContact(identity);
    await identity.http(person).call(askDataCopy, {});
    const { id } = await latest(person, { state: 'ready' });
    await identity.model('DataCopy').updateOne({ _id: id }, { until: new Date(0) });
    await latest(person, { state: 'expired' });
    expect(await identity.model('DataCopyPage').countDocuments({ copyId: id })).toBe(0);
    expect((await identity.http(person).call(readDataCopy, { params: { id } })).status).toBe(404);
  });

  it('is given up after a day, and asked for again', async () => {
    const person = await newContact(identity);
    away = true;
    const { body } = await identity.http(person).call(askDataCopy, {});
    const longAgo = { askedAt: new Date(Date.now() - 2 * 86_400_000), nextAt: new Date(0) };
    await identity.model('DataCopy').updateOne({ _id: body.id }, longAgo);
    await latest(person, { state: 'failed' });
    expect((await identity.http(person).call(askDataCopy, {})).status).toBe(201);
  });

  it('is asked for after a fresh sign-in only', async () => {
    const person = await newContact(identity);
    const session = await identity.signInAs({
      personId: person.personId,
      roles: ['client'],
      confirmedAt: new Date(0),
    });
    expect(await identity.http(session).call(askDataCopy, {})).toMatchObject({
      status: 403,
      body: { code: 'FRESH_SIGN_IN_REQUIRED' },
    });
  });
});
