/** @jest-environment jsdom */

import type { Endpoint } from '@diwan/contracts/http/endpoint';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { configureBrowserTransport } from './api-client.js';
import { uploadFile } from './api-upload.js';

/** Plays the browser's request object. */
class FakeHttp {
  static last: FakeHttp | undefined;
  headers: Record<string, string> = {};
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  response: unknown;
  sent: FormData | undefined;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  constructor() {
    FakeHttp.last = this;
  }
  open(method: string, url: string) {
    Object.assign(this, { method, url });
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: FormData) {
    this.sent = body;
  }
  abort() {
    this.onabort?.();
  }
  finish(status: number, response: unknown) {
    Object.assign(this, { status, response });
    this.onload?.();
  }
}

const declaration: Endpoint = {
  service: 'cases',
  method: 'POST',
  path: '/cases/:id/documents',
  summary: 'Upload',
  access: 'document:write',
  status: 201,
  errors: [],
};
const request = { params: { id: '7' }, body: { title: 'Deed', tags: ['a'], note: null } } as never;
const real = globalThis.XMLHttpRequest;
const begin = async (signal?: AbortSignal) => {
  const progress: number[] = [];
  const options = { onProgress: (part: number) => void progress.push(part), ...(signal && { signal }) };
  const answer = uploadFile(declaration, request, new File(['bytes'], 'deed.pdf'), options);
  answer.catch(() => undefined);
  const http = await waitFor(() => {
    expect(FakeHttp.last?.sent).toBeDefined();
    return FakeHttp.last as FakeHttp;
  });
  return { answer, progress, http };
};

beforeEach(() => {
  FakeHttp.last = undefined;
  globalThis.XMLHttpRequest = FakeHttp as unknown as typeof XMLHttpRequest;
  configureBrowserTransport({ csrfToken: async () => 'token' });
});
afterEach(() => {
  globalThis.XMLHttpRequest = real;
});

describe('uploadFile', () => {
  it('sends the fields before the file, with token, and tells how far it is', async () => {
    const { answer, progress, http } = await begin();
    http.upload.onprogress?.({ loaded: 1, total: 4 });
    http.finish(201, { id: '1' });
    expect(await answer).toEqual({ id: '1' });
    expect(http).toMatchObject({ method: 'POST', url: '/api/cases/cases/7/documents' });
    expect(Array.from(http.sent?.keys() ?? [])).toEqual(['title', 'tags', 'file']);
    expect(http.sent?.get('tags')).toBe('["a"]');
    expect(http.headers).toMatchObject({ 'X-CSRF': 'token' });
    expect(progress).toEqual([0.25]);
  });

  it('fails with the problem of the answer', async () => {
    const { answer, http } = await begin();
    http.finish(413, { code: 'PAYLOAD_TOO_LARGE', reference: 'r' });
    await expect(answer).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE', reference: 'r' });
  });

  it('can be called off', async () => {
    const abort = new AbortController();
    const { answer } = await begin(abort.signal);
    abort.abort(new Error('called off'));
    await expect(answer).rejects.toThrow('called off');
  });
});
