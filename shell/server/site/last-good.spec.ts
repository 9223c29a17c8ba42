import { getArticle, listArticles } from '@diwan/contracts/site/articles/http';
import { getPage } from '@diwan/contracts/site/pages/http';
import { searchSite } from '@diwan/contracts/site/search/http';
import { ApiProblem, type Call } from '@diwan/mf-kit';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { LastGood } from './last-good.js';

let asked: { timeoutMs?: number }[];
let answer: () => unknown;
let stale: string[];
let call: Call;

const problem = (status: number, code: ApiProblem['code']) => () => {
  throw new ApiProblem({ status, code, reference: 'reference-1' });
};
const away = problem(503, 'UNAVAILABLE');
const page = (slug: string, language: 'en' | 'ar' = 'en') => call(getPage, { query: { slug, language } } as never);

beforeEach(() => {
  [asked, stale] = [[], []];
  answer = () => 'fresh';
  const service = (async (_endpoint: unknown, _request: unknown, options = {}) => {
    asked.push(options);
    return answer();
  }) as unknown as Call;
  call = new LastGood((path) => void stale.push(path)).remembering(service);
});

describe('F-4: what public pages are rendered from', () => {
  it('is always asked for anew while the service answers', async () => {
    await page('about');
    answer = () => 'fresher';
    expect([await page('about'), stale]).toEqual(['fresher', []]);
  });

  it.each([
    ['away', away],
    ['broken', problem(500, 'INTERNAL')],
    ['silent', problem(0, 'TIMEOUT')],
    ['not there', problem(0, 'OFFLINE')],
  ])('is shown from memory while the service is %s, per address and language', async (_state, fails) => {
    await page('about');
    answer = fails;
    expect(await page('about')).toBe('fresh');
    expect(stale).toEqual([getPage.path]);
    await expect(page('about', 'ar')).rejects.toThrow();
    await expect(page('contact')).rejects.toThrow();
  });

  it('keeps nobody waiting: a short time once something is known, none right after a failure', async () => {
    await page('about');
    answer = away;
    await page('about');
    expect(asked.map(({ timeoutMs }) => timeoutMs)).toEqual([undefined, 1500]);
    await page('about');
    expect(asked).toHaveLength(2);
  });

  it('is forgotten when the firm took it down', async () => {
    const article = () => call(getArticle, { params: { slug: 'a' }, query: { language: 'en' } } as never);
    await article();
    answer = problem(404, 'NOT_FOUND');
    await expect(article()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    answer = away;
    await expect(article()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('is not kept without bounds: what was asked for longest ago goes first, and questions of visitors are not kept', async () => {
    await call(searchSite, { query: { language: 'en', q: 'tax' } } as never);
    await page('first');
    for (let n = 0; n < 500; n++) await call(listArticles, { query: { language: 'en', page: n } } as never);
    answer = away;
    await expect(page('first')).rejects.toThrow();
    await expect(call(searchSite, { query: { language: 'en', q: 'tax' } } as never)).rejects.toThrow();
    expect(await call(listArticles, { query: { language: 'en', page: 499 } } as never)).toBe('fresh');
  });
});
