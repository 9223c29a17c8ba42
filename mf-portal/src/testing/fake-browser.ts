import { jest } from '@jest/globals';

/** Bytes that the fake network answers grants with. */
interface FakeFile {
  status?: number;
  type?: string;
  name?: string;
  problem?: object;
  /** Seconds after which a prepared file may be asked for again. */
  retryAfter?: string;
  /** Where the whole has this many pages and its first ones are there already. */
  beginningOf?: number;
  /** Answers when this does. */
  after?: Promise<unknown>;
}

/** Stands in for what jsdom lacks: `fetch` of bytes, addresses of blobs, sizes, printing. */
export function fakeBrowser() {
  const files: FakeFile[] = [];
  const fetched: string[] = [];
  const saved: { href: string; name: string }[] = [];
  const print = jest.fn();
  let made = 0;
  globalThis.fetch = (async (url: string, { method = 'GET' }: RequestInit = {}) => {
    if (url.endsWith('/beginning')) return beginningOf(files[0]?.beginningOf, method);
    fetched.push(url);
    const file = files.length > 1 ? files.shift() : files[0];
    if (!file) throw new TypeError('offline');
    await file.after;
    return answerOf(file);
  }) as unknown as typeof fetch;
  Object.assign(URL, { createObjectURL: () => `blob:${++made}`, revokeObjectURL: () => undefined });
  Object.assign(window, { print });
  Object.assign(HTMLImageElement.prototype, { decode: async () => undefined });
  HTMLAnchorElement.prototype.click = function save() {
    saved.push({ href: this.href, name: this.download });
  };
  Object.assign(globalThis, { ResizeObserver: FakeResizeObserver });
  return { files, fetched, saved, print };
}

/** The first pages; asked with HEAD, how many are made by now: half of them. */
const beginningOf = (pages: number | undefined, method: string) => ({
  status: pages === undefined ? 204 : 200,
  headers: new Headers({ 'x-pages': String(pages), 'x-pages-made': String(Math.floor((pages ?? 0) / 2)) }),
  blob: async () => new Blob([method === 'GET' ? '%PDF beginning' : '']),
});

const answerOf = ({
  status = 200,
  type = 'application/pdf',
  name = 'file.pdf',
  problem = {},
  retryAfter,
}: FakeFile) => ({
  ok: status < 400,
  status,
  headers: new Headers({
    'Content-Type': type,
    'Content-Length': '4',
    ...(retryAfter && { 'Retry-After': retryAfter }),
    'Content-Disposition': `inline; filename="file"; filename*=UTF-8''${encodeURIComponent(name)}`,
  }),
  json: async () => problem,
  blob: async () => new Blob(['%PDF'], { type }),
  body: null,
});

/** Tells at once that there are 800 pixels of room. */
class FakeResizeObserver {
  constructor(private readonly tell: (entries: { contentRect: { width: number } }[]) => void) {}
  observe() {
    this.tell([{ contentRect: { width: 800 } }]);
  }
  disconnect() {
    // Nothing to let go of.
  }
}
