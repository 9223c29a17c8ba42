import { describe, expect, it } from '@jest/globals';
import { AnswerStore } from '../kept/answer-store.js';
import { World } from '../kept/world.js';
import { PublicPages } from './public-pages.js';

/** Pages of a published site, drawn at once; `drawing` runs while one is. */
function aSite({ drawing = () => {} }: { drawing?: (firm: { published: boolean }) => void } = {}) {
  const firm = { published: true };
  const store = new AnswerStore({ world: new World(), megabytes: 1 });
  const rendered = async () => {
    drawing(firm);
    return { status: 200, html: 'the page' };
  };
  const publicPages = new PublicPages({
    pages: { rendered, closed: () => ({ status: 503, html: 'closed' }) } as never,
    store,
    client: (() => undefined) as never,
    catalogue: { serverModule: async () => ({ document: () => ({ query: [], kept: true }) }) } as never,
    desk: { isPublished: async () => firm.published, isCurrent: true } as never,
    headers: {},
  });
  const wanted = { query: new URLSearchParams(), language: 'en' as const, signedIn: false, correlationId: 'c' };
  const statusOf = async (path: string) => (await publicPages.find({ ...wanted, path, address: '' })).finished.status;
  return { firm, store, statusOf };
}

describe('PUB-09: a site that is taken off', () => {
  it('leaves none of its pages behind, whichever is asked for next', async () => {
    const { firm, store, statusOf } = aSite();
    expect(await statusOf('/about')).toBe(200);
    expect(store.size).toBeGreaterThan(0);
    firm.published = false;
    expect(await statusOf('/contact')).toBe(503);
    expect(store.size).toBe(0);
  });

  it('neither gives nor keeps a page that is being made meanwhile', async () => {
    const takeOff = (firm: { published: boolean }) => {
      firm.published = false;
    };
    const { store, statusOf } = aSite({ drawing: takeOff });
    expect(await statusOf('/about')).toBe(503);
    expect(store.size).toBe(0);
  });
});
