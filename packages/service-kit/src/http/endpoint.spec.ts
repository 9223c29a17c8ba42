import { endpoint, type InputOf, type ResponseOf } from '@diwan/contracts/http/endpoint';
import { Id } from '@diwan/contracts/shared/id';
import { line } from '@diwan/contracts/shared/text';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Module } from '@nestjs/common';
import * as z from 'zod/mini';
import { ignoreEventsOf, outsiderMatrix, startTestService, type TestService } from '../testing.js';
import { DomainError } from './domain-error.js';
import { Caller, Endpoint, Input } from './endpoint.js';

const service = 'billing';
const shape = { service, status: 200, summary: '', errors: [] } as const;
const add = endpoint({
  ...shape,
  method: 'POST',
  path: '/things/:id',
  access: 'client:write',
  params: z.strictObject({ id: Id }),
  query: z.strictObject({ limit: z._default(z.coerce.number().check(z.int(), z.maximum(100)), 20) }),
  body: z.strictObject({ phone: line(40), email: z.nullable(z.email()) }),
  response: z.strictObject({ id: Id, limit: z.int(), who: z.string() }),
});
const open = endpoint({
  ...shape,
  method: 'POST',
  path: '/open',
  access: 'public',
  body: z.strictObject({ phone: line(40) }),
  response: z.strictObject({ phone: z.string() }),
});
const own = endpoint({
  ...shape,
  method: 'GET',
  path: '/own',
  access: 'client',
  response: z.strictObject({ name: z.string() }),
});
const leaky = endpoint({
  ...shape,
  method: 'GET',
  path: '/leaky',
  access: 'public',
  response: z.strictObject({ name: z.string() }),
});
const broken = endpoint({ ...shape, method: 'GET', path: '/broken', access: 'public', response: z.strictObject({}) });
const busy = endpoint({ ...shape, method: 'GET', path: '/busy', access: 'signed-in', response: z.strictObject({}) });
const endpoints = [add, open, own, leaky, broken, busy];

@Controller()
class Things {
  @Endpoint(add)
  add(@Input() { params, query }: InputOf<typeof add>, @Caller() caller: Caller): ResponseOf<typeof add> {
    return { id: params.id, limit: query.limit, who: caller.personId ?? '' };
  }

  @Endpoint(open)
  open(@Input() { body }: InputOf<typeof open>): ResponseOf<typeof open> {
    return body;
  }

  @Endpoint(own)
  own() {
    return { name: 'mine' };
  }

  @Endpoint(leaky)
  leaky() {
    return { name: 'x', hourlyRate: 300 };
  }

  @Endpoint(broken)
  broken() {
    throw new Error('E11000 duplicate key error collection: diwan.people { phone: "+96170000001" }');
  }

  @Endpoint(busy)
  busy() {
    throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds: 61 });
  }
}

@Module({ controllers: [Things], providers: ignoreEventsOf('billing') })
class ThingsModule {}

const ID = '65f0c0ffee65f0c0ffee65f0';

describe('a declared endpoint', () => {
  let billing: TestService;
  beforeAll(async () => {
    billing = await startTestService({ name: 'billing', module: ThingsModule, endpoints });
  });
  afterAll(() => billing.stop());

  const asAdmin = async () => billing.http(await billing.signInAs({ roles: ['admin'] }));

  it('hands the handler parsed input and the caller, and answers the declared shape', async () => {
    const person = await billing.signInAs({ roles: ['admin'] });
    const answer = await billing.http(person).call(add, {
      params: { id: ID },
      query: { limit: '7' },
      body: { phone: ' 70 1 ', email: null },
    });
    expect(answer).toMatchObject({ status: 200, body: { id: ID, limit: 7, who: person.personId } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('x-powered-by')).toBeNull();
  });

  it.each(outsiderMatrix(endpoints))('$title', async ({ send, expected }) => {
    expect(await send(billing)).toMatchObject(expected);
  });

  it('refuses staff whose second factor is not confirmed yet', async () => {
    const caller = await billing.signInAs({ roles: ['admin'], secondFactor: 'needed' });
    const answer = await billing.http(caller).post(`/api/billing/things/${ID}`, {});
    expect(answer).toMatchObject({ status: 403, body: { code: 'SECOND_FACTOR_REQUIRED' } });
    const without = await billing.signInAs({ roles: ['admin'], secondFactor: 'none' });
    const refused = await billing.http(without).post(`/api/billing/things/${ID}`, {});
    expect(refused).toMatchObject({ status: 403, body: { code: 'SECOND_FACTOR_MISSING' } });
  });

  it('names each wrong field by a key that both languages have', async () => {
    const http = await asAdmin();
    const answer = await http.post('/api/billing/things/NOT-AN-ID?limit=101', { email: 'x', roles: ['owner'] });
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION', fieldErrors: { id: 'invalid' } } });
    const fields = await http.post(`/api/billing/things/${ID}`, { email: 'x', roles: ['owner'] });
    expect(fields.body.fieldErrors).toEqual({ phone: 'required', email: 'invalid_email', roles: 'unknown_field' });
    const query = await http.post(`/api/billing/things/${ID}?limit=101`, { phone: '1', email: null });
    expect(query.body.fieldErrors).toEqual({ limit: 'too_large' });
  });

  it.each([
    ['an operator', '{"phone":{"$gt":""}}', 'application/json', 400, 'VALIDATION'],
    ['a list', '{"phone":["a","b"]}', 'application/json', 400, 'VALIDATION'],
    ['a prototype', '{"phone":"1","__proto__":{"admin":true}}', 'application/json', 400, 'VALIDATION'],
    ['broken JSON', '{"phone":', 'application/json', 400, 'MALFORMED'],
    ['no body', '', 'application/json', 400, 'VALIDATION'],
    ['10 MB', JSON.stringify({ phone: 'x'.repeat(10_000_000) }), 'application/json', 413, 'PAYLOAD_TOO_LARGE'],
    ['plain text', '{"phone":"1"}', 'text/plain', 415, 'UNSUPPORTED_TYPE'],
    ['a form', 'phone=1', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_TYPE'],
    ['an unknown encoding', '{"phone":"1"}', 'application/json; charset=x-none', 415, 'UNSUPPORTED_TYPE'],
  ])('answers %s precisely and without inner words', async (_, body, type, status, code) => {
    const answer = await billing.http().send('POST', '/api/billing/open', { body, headers: { 'Content-Type': type } });
    expect(answer).toMatchObject({ status, body: { code, status } });
    expect(answer.headers.get('content-type')).toMatch('application/problem+json');
    expect(answer.text).not.toMatch(/at \/|mongo|E11000|node_modules|SyntaxError|Unexpected/i);
  });

  it('takes keys of a query one by one, never as objects', async () => {
    const http = await asAdmin();
    const answer = await http.post(`/api/billing/things/${ID}?limit[$ne]=1`, { phone: '1', email: null });
    expect(answer).toMatchObject({ status: 400, body: { fieldErrors: { 'limit[$ne]': 'unknown_field' } } });
  });

  it('sends nothing that is not declared: the answer becomes an error of ours', async () => {
    const answer = await billing.http().call(leaky, {});
    expect(answer).toMatchObject({ status: 500, body: { code: 'INTERNAL' } });
    expect(answer.text).not.toMatch('300');
  });

  it('tells nothing of an unexpected failure but its reference', async () => {
    const answer = await billing
      .http()
      .send('GET', '/api/billing/broken', { headers: { 'X-Correlation-Id': 'ref-12345678' } });
    expect(answer).toMatchObject({ status: 500, body: { code: 'INTERNAL', reference: 'ref-12345678' } });
    expect(answer.headers.get('x-correlation-id')).toBe('ref-12345678');
    expect(answer.text).not.toMatch(/E11000|phone|diwan\.people/);
  });

  it('does not believe a correlation id that could break a log line', async () => {
    const answer = await billing.http().send('GET', '/api/billing/broken', { headers: { 'X-Correlation-Id': 'a b' } });
    expect(answer.body.reference).toMatch(/^[\w-]{36}$/);
  });

  it('says when to come back', async () => {
    const answer = await billing.http(await billing.signInAs({ roles: ['client'] })).call(busy, {});
    expect(answer).toMatchObject({ status: 429, body: { retryAfterSeconds: 61 } });
    expect(answer.headers.get('retry-after')).toBe('61');
  });

  it('answers unknown paths and methods as not found', async () => {
    expect(await billing.http().get('/api/billing/nothing')).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
    expect(await billing.http().put('/api/billing/open', {})).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
    // Guards before the service know one spelling.
    expect(await billing.http().get('/api/billing/Open')).toMatchObject({ status: 404 });
    expect(await billing.http().get('/api/billing/%FF')).toMatchObject({
      status: expect.any(Number),
      body: { code: expect.any(String) },
    });
  });

  it('describes itself, its health and its measurements', async () => {
    const http = billing.http();
    const api = await http.get('/api/billing/openapi.json');
    expect(Object.keys(api.body.paths)).toContain('/api/billing/things/{id}');
    expect(api.body.paths['/api/billing/things/{id}'].post.responses['403'].description).toMatch('FORBIDDEN');
    expect(await http.get('/healthz')).toMatchObject({
      status: 200,
      body: { service: 'billing', status: 'up', stores: { mongodb: 'up', redis: 'up' } },
    });
    expect((await http.get('/healthz/live')).status).toBe(200);
    expect((await http.get('/metrics')).text).toMatch(
      /http_request_duration_seconds_count\{[^}]*route="\/api\/billing\/open"/,
    );
  });
});
