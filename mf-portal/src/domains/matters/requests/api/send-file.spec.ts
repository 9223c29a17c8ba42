import { createHash } from 'node:crypto';
import { PART_BYTES } from '@diwan/contracts/matters/requests/request';
import { configureBrowserTransport } from '@diwan/mf-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aRequest } from '../../../../testing/samples.js';
import { sendFile } from './send-file.js';

const bytes = Buffer.alloc(PART_BYTES + 1000, 'a photo');
const file = new File([bytes], 'passport.jpg');
const sha256 = createHash('sha256').update(bytes).digest('hex');

/** Plays the service: it keeps what arrives, part by part. `trouble` is met by one part after the other, as long as there is any. */
class Service {
  received = 0;
  done = false;
  begun: unknown[] = [];
  froms: number[] = [];
  trouble: (number | 'lost' | null)[] = [];

  state = () => ({ id: '64b0000000000000000000d9', received: this.received, size: bytes.length, done: this.done });

  /** JSON calls. */
  fetch = async (input: string, init: RequestInit): Promise<Response> => {
    if (input.endsWith('/finish')) return Response.json(aRequest({ state: 'answered' }));
    this.begun.push(JSON.parse(String(init.body)));
    return Response.json(this.state());
  };

  /** A part: its place, its hash, its bytes. Answers the status. */
  async take(form: FormData): Promise<number> {
    this.froms.push(Number(form.get('from')));
    const met = this.trouble.shift() ?? null;
    if (typeof met === 'number') return met;
    if (met === 'lost') return 0;
    const part = Buffer.from(await (form.get('file') as File).arrayBuffer());
    expect(form.get('sha256')).toBe(createHash('sha256').update(part).digest('hex'));
    if (Number(form.get('from')) === this.received) this.received += part.length;
    return 200;
  }
}

let service: Service;
let online: NodeJS.Timeout;
const real = { window: globalThis.window, http: globalThis.XMLHttpRequest };

beforeEach(() => {
  service = new Service();
  configureBrowserTransport({ fetch: service.fetch });
  class Http {
    status = 0;
    response: unknown;
    upload = {};
    onload?: () => void;
    onerror?: () => void;
    open() {}
    setRequestHeader() {}
    abort() {}
    send(form: FormData) {
      void service.take(form).then((status) => {
        if (status === 0) return this.onerror?.();
        const body =
          status === 200 ? service.state() : { code: 'UNAVAILABLE', status, reference: 'a1', title: '', detail: '' };
        Object.assign(this, { status, response: body });
        this.onload?.();
      });
    }
  }
  // What the file does not wait for is at once: the connection is "back" every millisecond.
  const window = new EventTarget();
  online = setInterval(() => window.dispatchEvent(new Event('online')), 1);
  Object.assign(globalThis, { XMLHttpRequest: Http, window });
});
afterEach(() => {
  clearInterval(online);
  Object.assign(globalThis, { XMLHttpRequest: real.http, window: real.window });
});

const send = (signal = new AbortController().signal) => {
  const seen = { progress: [] as number[], waits: 0 };
  const ends = sendFile(
    { requestId: '64b0000000000000000000b1', itemId: '64b0000000000000000000b2', file },
    {
      signal,
      onProgress: (fraction) => seen.progress.push(fraction),
      onWaiting: () => {
        seen.waits += 1;
      },
    },
  );
  return { seen, ends };
};

describe('a file on its way to the firm (PORT-07)', () => {
  it('is known by its own hash, travels in parts with their places, and answers with the request', async () => {
    const { seen, ends } = send();
    expect((await ends).state).toBe('answered');
    expect(service.begun).toEqual([{ name: 'passport.jpg', size: bytes.length, sha256 }]);
    expect(service.froms).toEqual([0, PART_BYTES]);
    expect(seen.progress.at(-1)).toBe(1);
    expect(seen.progress).toEqual(seen.progress.toSorted((one, other) => one - other));
  });

  it('goes on where the service says that it stopped', async () => {
    service.received = PART_BYTES;
    await send().ends;
    expect(service.froms).toEqual([PART_BYTES]);
  });

  it('sends nothing of a file that is there already', async () => {
    service.done = true;
    await send().ends;
    expect(service.froms).toEqual([]);
  });

  it('tries a part again that the connection or the service lost, and says that it waits', async () => {
    service.trouble = ['lost', 503, null, 'lost'];
    const { seen, ends } = send();
    await ends;
    expect(service.froms).toEqual([0, 0, 0, PART_BYTES, PART_BYTES]);
    expect(seen.waits).toBe(3);
    expect(service.received).toBe(bytes.length);
  });

  it('gives up at once what the service refuses for good', async () => {
    service.trouble = [413];
    await expect(send().ends).rejects.toMatchObject({ status: 413 });
    expect(service.froms).toEqual([0]);
  });

  it('stops when the person stops it', async () => {
    const stop = new AbortController();
    service.trouble = Array.from({ length: 50 }, () => 'lost' as const);
    const { ends } = send(stop.signal);
    const { take } = service;
    service.take = async (form) => {
      if (service.froms.length === 3) stop.abort(new Error('stopped'));
      return take.call(service, form);
    };
    await expect(ends).rejects.toThrow('stopped');
  });
});
