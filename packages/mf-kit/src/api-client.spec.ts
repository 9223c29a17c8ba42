import { createClient, updateClient } from '@diwan/contracts/people/clients/http';
import { askDataCopy } from '@diwan/contracts/people/data-copies/http';
import { currentSession, logout } from '@diwan/contracts/people/sessions/http';
import { listArticles } from '@diwan/contracts/site/articles/http';
import { describe, expect, it } from '@jest/globals';
import { createCall, type Transport } from './api-client.js';
import type { ApiProblem } from './api-problem.js';
import { apiPath } from './api-request.js';

interface Sent {
  input: string;
  init: RequestInit & { headers: Record<string, string> };
}

function setup(answers: (() => Promise<Response> | Response)[], more: Partial<Transport> = {}) {
  const sent: Sent[] = [];
  const call = createCall({
    fetch: async (input, init) => {
      sent.push({ input, init: init as Sent['init'] });
      const answer = answers[Math.min(sent.length, answers.length) - 1];
      return answer ? answer() : Response.json({});
    },
    origin: () => '',
    csrfToken: async (fresh) => (fresh ? 'fresh-token' : 'old-token'),
    ...more,
  });
  return { call, sent };
}

const problem = (status: number, body: unknown) => () => Response.json(body, { status });
const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: ApiProblem) => error,
  );

describe('apiPath', () => {
  it('fills and escapes parameters, repeats lists and leaves out what is not there', () => {
    expect(apiPath(updateClient, { params: { id: 'a/b' } })).toBe('/api/identity/clients/a%2Fb');
    expect(apiPath(listArticles, { query: { language: 'en', page: 2, kind: undefined, tag: ['a', 'b'] } })).toBe(
      '/api/news/articles?language=en&page=2&tag=a&tag=b',
    );
  });
});

describe('createCall', () => {
  it('answers the parsed body of a GET and sends no token with it', async () => {
    const { call, sent } = setup([() => Response.json({ person: null, csrfToken: null, idleEndsAt: null })]);
    expect(await call(currentSession)).toEqual({ person: null, csrfToken: null, idleEndsAt: null });
    expect(sent[0]?.init.headers).not.toHaveProperty('X-CSRF');
    expect(sent[0]?.init.headers['X-Correlation-Id']).toMatch(/^[0-9a-f]{32}$/);
  });

  it('sends the token with unsafe requests and answers nothing for 204', async () => {
    const { call, sent } = setup([() => new Response(null, { status: 204 })]);
    expect(await call(logout)).toBeUndefined();
    expect(sent[0]?.init.headers['X-CSRF']).toBe('old-token');
  });

  it('repeats once with a fresh token, under the same idempotency key, when the old one was refused', async () => {
    const { call, sent } = setup([
      problem(403, { code: 'CROSS_SITE', reference: 'r1' }),
      () => Response.json({ id: '1' }),
    ]);
    await call(createClient, { body: {} as never });
    expect(sent.map(({ init }) => init.headers['X-CSRF'])).toEqual(['old-token', 'fresh-token']);
    expect(sent[0]?.init.headers['Idempotency-Key']).toBe(sent[1]?.init.headers['Idempotency-Key']);
  });

  it('keeps the idempotency key of the caller', async () => {
    const { call, sent } = setup([() => Response.json({})]);
    await call(createClient, { body: {} as never }, { idempotencyKey: 'key-of-the-form' });
    expect(sent[0]?.init.headers['Idempotency-Key']).toBe('key-of-the-form');
  });

  it('turns a problem document into an ApiProblem with its code, reference and field errors', async () => {
    const { call } = setup([
      problem(400, { code: 'VALIDATION', reference: 'ref-1', fieldErrors: { phone: 'invalid_phone' } }),
    ]);
    expect(await failure(call(currentSession))).toMatchObject({
      name: 'ApiProblem',
      code: 'VALIDATION',
      status: 400,
      reference: 'ref-1',
      fieldErrors: { phone: 'invalid_phone' },
    });
  });

  it('judges an answer that is no problem document by its status', async () => {
    const { call } = setup([() => new Response('<html>', { status: 502 })]);
    expect(await failure(call(currentSession))).toMatchObject({ code: 'UNAVAILABLE', status: 502 });
  });

  it('tells the shell when the session has ended', async () => {
    let told = 0;
    const { call } = setup([problem(401, { code: 'SIGN_IN_REQUIRED' })], {
      onSignedOut: async () => {
        told += 1;
        return false;
      },
    });
    expect(await failure(call(logout))).toMatchObject({ code: 'SIGN_IN_REQUIRED' });
    expect(told).toBe(1);
  });

  it.each([true, false])('S-6: is made once more when the person proves themselves anew: %s', async (confirms) => {
    let asked = 0;
    const confirmation = {
      onUnconfirmed: async () => {
        asked += 1;
        return confirms;
      },
    };
    const refused = problem(403, { code: 'FRESH_SIGN_IN_REQUIRED' });
    const { call } = setup([refused, problem(409, { code: 'CONFLICT' })], confirmation);
    expect(await failure(call(askDataCopy))).toMatchObject({
      code: confirms ? 'CONFLICT' : 'FRESH_SIGN_IN_REQUIRED',
    });
    // What needs no fresh confirmation asks for none: staff who are signed in halfway are asked elsewhere.
    const other = setup([problem(403, { code: 'SECOND_FACTOR_REQUIRED' })], confirmation);
    expect(await failure(other.call(currentSession))).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
    expect(asked).toBe(1);
  });

  it('S-6: is asked about, too, where another tab has renewed the token meanwhile', async () => {
    const refused = problem(403, { code: 'FRESH_SIGN_IN_REQUIRED' });
    const { call } = setup([problem(403, { code: 'CROSS_SITE' }), refused, problem(409, { code: 'CONFLICT' })], {
      onUnconfirmed: async () => true,
    });
    expect(await failure(call(askDataCopy))).toMatchObject({ code: 'CONFLICT' });
  });

  it('says OFFLINE when there is no answer at all, and TIMEOUT when it takes too long', async () => {
    const offline = setup([() => Promise.reject(new TypeError('failed'))]);
    expect(await failure(offline.call(currentSession))).toMatchObject({ code: 'OFFLINE', status: 0 });
    const call = createCall({
      fetch: (_input, init) =>
        new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
      origin: () => '',
      csrfToken: async () => null,
    });
    expect(await failure(call(currentSession, undefined, { timeoutMs: 10 }))).toMatchObject({ code: 'TIMEOUT' });
  });

  it('passes an abort of the caller on as it is', async () => {
    const abort = new AbortController();
    abort.abort(new Error('left the page'));
    const { call } = setup([() => Promise.reject(abort.signal.reason)]);
    expect(await failure(call(currentSession, undefined, { signal: abort.signal }))).toMatchObject({
      message: 'left the page',
    });
  });
});
