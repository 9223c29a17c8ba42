/** @jest-environment jsdom */
import type { Endpoint } from '@diwan/contracts/http/endpoint';
import { type ApiProblem, callApi, configureBrowserTransport } from '@diwan/mf-kit';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DoOnce } from './do-once.js';

const row = (more: Partial<Endpoint>): Endpoint => ({
  service: 'cases',
  method: 'POST',
  path: '/tasks',
  summary: '',
  access: 'task:write',
  status: 201,
  errors: [],
  ...more,
});
const create = row({ idempotent: true });
const change = row({ method: 'PUT', path: '/tasks/1' });

const answerOf = (status: number, body: unknown, headers = {}) =>
  ({ ok: status < 400, status, headers: new Headers(headers), json: async () => body }) as never;
const answered = () => answerOf(200, { id: '1' });
const replayed = () => answerOf(201, { id: '1' }, { 'Idempotent-Replayed': 'true' });
const refused = (status: number, code: string) => () => answerOf(status, { code });
const lost = () => Promise.reject(new TypeError('failed'));

let sent: { body: string; key: string | undefined }[] = [];
let answers: (() => Promise<Response> | Response)[] = [];
let told = 0;
const keys = () => sent.map(({ key }) => key);
const press = (title: string, endpoint: Endpoint = create) =>
  callApi(endpoint, { body: { title } } as never).then(
    () => 'done',
    (problem: ApiProblem) => problem.code,
  );
/** As after a reload: what is kept in the window's storage is all that is known. */
const openWindow = (personId = 'rana') => {
  const once = new DoOnce(personId, () => {
    told += 1;
  });
  configureBrowserTransport({ around: (asked, send) => once.run(asked, send) });
};

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-26T09:00:00Z'), doNotFake: ['queueMicrotask', 'nextTick'] });
  sessionStorage.clear();
  [sent, answers, told] = [[], [], 0];
  configureBrowserTransport({
    fetch: async (_address, { body, headers }) => {
      sent.push({ body: String(body), key: (headers as Record<string, string>)['Idempotency-Key'] });
      return (answers.shift() ?? answered)();
    },
  });
  openWindow();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('F2: a press repeated', () => {
  it('after a lost answer is the same deed, also after a reload, until it is answered', async () => {
    answers = [lost, refused(503, 'UNAVAILABLE'), refused(409, 'IN_PROGRESS')];
    expect(await press('File the brief')).toBe('OFFLINE');
    expect(await press('File the brief')).toBe('UNAVAILABLE');
    openWindow();
    expect(await press('File the brief')).toBe('IN_PROGRESS');
    expect(await press('File the brief')).toBe('done');
    expect(keys()).toEqual(Array(4).fill(expect.stringMatching(/^[0-9a-f]{32}$/)));
    expect(new Set(keys()).size).toBe(1);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    [401, 'SIGN_IN_REQUIRED'],
    [403, 'FRESH_SIGN_IN_REQUIRED'],
    [429, 'TOO_MANY_REQUESTS'],
  ])(
    'after a lost answer and a refusal (%i) is the same deed: the first attempt may have done it',
    async (...refusal) => {
      answers = [lost, refused(...refusal)];
      await press('Refund');
      expect(await press('Refund')).toBe(refusal[1]);
      expect(await press('Refund')).toBe('done');
      expect(new Set(keys()).size).toBe(1);
    },
  );

  it('under a key that belongs to something else is another deed', async () => {
    answers = [refused(422, 'IDEMPOTENCY_MISMATCH')];
    await press('File the brief');
    await press('File the brief');
    expect(new Set(keys()).size).toBe(2);
  });

  it('with other words is another deed, and nothing that was typed is kept', async () => {
    answers = [lost, lost];
    await press('Call Rana Haddad');
    await press('Call Ziad Khoury');
    expect(new Set(keys()).size).toBe(2);
    expect(Object.values(sessionStorage).join()).not.toMatch(/rana|ziad|call/i);
  });

  it('ten minutes later, or by somebody else in this window, is another deed', async () => {
    answers = [lost, lost];
    await press('File the brief');
    jest.advanceTimersByTime(10 * 60_000);
    await press('File the brief');
    openWindow('ziad');
    await press('File the brief');
    expect(new Set(keys()).size).toBe(3);
  });

  it.each([
    ['another deed was done', create],
    ['it was undone', row({ method: 'DELETE', path: '/tasks/1' })],
  ])('once %s in the same service is meant to be done again', async (_what, other) => {
    answers = [lost];
    await press('OK');
    await press('Something else', other);
    await press('OK');
    expect(keys()[2]).not.toBe(keys()[0]);
    await press('Something else', other);
    await press('OK');
    expect(keys()[4]).not.toBe(keys()[2]);
  });

  it('is the same deed after what the page did by itself, and after changes in other services', async () => {
    answers = [lost];
    await press('OK');
    await press('Read', row({ background: true, path: '/tasks/1/read' }));
    await press('Elsewhere', row({ service: 'billing', method: 'PUT' }));
    await press('OK');
    expect(keys()[3]).toBe(keys()[0]);
  });

  it('while its page is still leaving is the same deed; later, or once something else was done, it is another', async () => {
    await press('File the brief');
    await press('File the brief');
    expect(new Set(keys()).size).toBe(1);
    await press('Call the court');
    await press('File the brief');
    jest.advanceTimersByTime(3000);
    await press('File the brief');
    expect(new Set(keys()).size).toBe(4);
  });

  it('before the first answer gets that answer and sends nothing, whatever the endpoint', async () => {
    const both = (title: string) => Promise.all([press(title, change), press(title, change)]);
    expect(await both('Given')).toEqual(['done', 'done']);
    expect(sent).toHaveLength(1);
    answers = [lost];
    expect(await both('Given')).toEqual(['OFFLINE', 'OFFLINE']);
    expect(await press('Given', change)).toBe('done');
  });

  it('on, off and on again while all are under way are three changes, and end as on', async () => {
    await Promise.all([press('On', change), press('Off', change), press('On', change)]);
    expect(sent.map(({ body }) => body)).toEqual(['{"title":"On"}', '{"title":"Off"}', '{"title":"On"}']);
  });

  it('is not shared with a call that its caller may abort, and keeps a key that its caller has for each time', async () => {
    const { signal } = new AbortController();
    const call = () => callApi(change, { body: {} } as never, { signal });
    await Promise.all([call(), call()]);
    expect(sent).toHaveLength(2);
    const meant = (idempotencyKey: string) => callApi(create, { body: {} } as never, { idempotencyKey });
    await Promise.all([meant('first'), meant('second')]);
    expect(keys().slice(2)).toEqual(['first', 'second']);
  });

  it('that finds it done is told so; who repeats by a key of their own, as queues do, is not', async () => {
    answers = [answered, replayed, replayed];
    await press('File the brief');
    expect(told).toBe(0);
    await press('File the brief');
    expect(told).toBe(1);
    await callApi(create, { body: {} } as never, { idempotencyKey: 'of-the-queue' });
    expect(told).toBe(1);
  });

  it('is sent also where the browser keeps nothing', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    answers = [lost];
    expect(await press('File the brief')).toBe('OFFLINE');
    expect(await press('File the brief')).toBe('done');
  });
});
