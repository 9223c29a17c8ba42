import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { endpoint } from '@diwan/contracts/http/endpoint';
import { line } from '@diwan/contracts/shared/text';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Request } from '@nestjs/common';
import type { Request as ExpressRequest } from 'express';
import * as z from 'zod/mini';
import { ignoreEventsOf, startTestService, type TestService } from '../testing.js';
import { Endpoint, readMultipart } from './endpoint.js';

const LIMIT = 100_000;
const upload = endpoint({
  service: 'billing',
  method: 'POST',
  path: '/uploads',
  access: 'public',
  status: 201,
  summary: '',
  multipart: { maxFileBytes: LIMIT },
  body: z.strictObject({ title: line(20) }),
  response: z.strictObject({ title: z.string(), name: z.string(), size: z.int() }),
  errors: ['PAYLOAD_TOO_LARGE'],
});

@Controller()
class Uploads {
  @Endpoint(upload)
  async upload(@Request() incoming: ExpressRequest) {
    const { fields, file } = await readMultipart(incoming, upload);
    return { title: fields.title, name: file.name, size: (await buffer(file.stream)).length };
  }
}

const form = (size: number, fields: Record<string, string> = { title: 'A file' }, name = 'ملف.pdf') => {
  const data = new FormData();
  for (const [key, value] of Object.entries(fields)) data.append(key, value);
  data.append('file', new Blob([Buffer.alloc(size)]), name);
  return data;
};

describe('an upload', () => {
  let billing: TestService;
  beforeAll(async () => {
    class Tested {}
    billing = await startTestService({
      name: 'billing',
      module: { module: Tested, controllers: [Uploads], providers: ignoreEventsOf('billing') },
      endpoints: [upload],
    });
  });
  afterAll(() => billing.stop());
  const send = (body: unknown, headers = {}) => billing.http().send('POST', '/api/billing/uploads', { body, headers });

  it('gives the fields and a stream of the file', async () => {
    expect(await send(form(LIMIT))).toMatchObject({
      status: 201,
      body: { title: 'A file', name: 'ملف.pdf', size: LIMIT },
    });
  });

  it('stops at the first byte too many', async () => {
    expect(await send(form(LIMIT + 1))).toMatchObject({ status: 413, body: { code: 'PAYLOAD_TOO_LARGE' } });
    expect(await send(form(LIMIT * 50))).toMatchObject({ status: 413 });
  });

  it.each([
    [{}, { title: 'required' }],
    [{ title: 'x'.repeat(21) }, { title: 'too_long' }],
    [{ title: 'x', owner: 'me' }, { owner: 'unknown_field' }],
  ])('refuses the fields %j', async (fields, fieldErrors) => {
    expect(await send(form(10, fields as Record<string, string>))).toMatchObject({
      status: 400,
      body: { fieldErrors },
    });
  });

  it('refuses a form without a file, another type, and thousands of fields', async () => {
    const empty = new FormData();
    empty.append('title', 'x');
    expect(await send(empty)).toMatchObject({ status: 400, body: { fieldErrors: { file: 'required' } } });
    expect(await send('{}', { 'Content-Type': 'application/json' })).toMatchObject({ status: 415 });
    expect(await send('x', { 'Content-Type': 'multipart/form-data' })).toMatchObject({ status: 400 });
    const many = new FormData();
    for (let n = 0; n < 10_000; n += 1) many.append(`f${n}`, 'x');
    expect(await send(many)).toMatchObject({ status: 400, body: { code: 'MALFORMED' } });
  });

  it('survives a person who goes away in the middle', async () => {
    await new Promise<void>((resolve) => {
      const leaving = request(`${billing.url}/api/billing/uploads`, {
        method: 'POST',
        headers: {
          'Content-Type': 'multipart/form-data; boundary=b',
          'Content-Length': '50000',
          Expect: '100-continue',
        },
      });
      leaving.on('error', () => resolve());
      // By then the service has begun to read.
      leaving.on('continue', () =>
        leaving.write(
          '--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nx\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nbytes',
          () => leaving.destroy(),
        ),
      );
      leaving.flushHeaders();
    });
    expect(await send(form(10))).toMatchObject({ status: 201 });
  });
});
