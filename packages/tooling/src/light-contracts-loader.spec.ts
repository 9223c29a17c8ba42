import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import lightContracts from './light-contracts-loader.mjs';

/** Runs the loader on a built module of the contracts. */
function lighten(module: string): Promise<string> {
  const resourcePath = fileURLToPath(import.meta.resolve(`@diwan/contracts/${module}`));
  return new Promise((resolve, reject) => {
    const async = () => (error: Error | null, code?: string) => (error ? reject(error) : resolve(code ?? ''));
    lightContracts.call({ resourcePath, resourceQuery: '', async }, 'source');
  });
}
const literalOf = (code: string, name: string) =>
  new RegExp(`export const ${name} = (.*);$`, 'm').exec(code)?.[1] ?? '';

describe('light contracts', () => {
  it('an endpoint keeps what calling it takes, and nothing else', async () => {
    const code = await lighten('site/articles/http');
    const endpoint = new Function(`return ${literalOf(code, 'listArticles')}`)();
    const kept = Object.entries(Object.getOwnPropertyDescriptors(endpoint)).filter(
      ([, { value }]) => value !== undefined,
    );
    expect(Object.fromEntries(kept.map(([name, { value }]) => [name, value]))).toEqual({
      service: 'news',
      method: 'GET',
      path: '/articles',
      status: 200,
    });
    expect(literalOf(code, 'listArticles')).not.toMatch(/zod|Published/);
  });

  it('S-6: an endpoint still says that people are to prove themselves anew before it', async () => {
    const code = await lighten('people/data-copies/http');
    expect(new Function(`return ${literalOf(code, 'askDataCopy')}`)()).toMatchObject({ fresh: true, idempotent: true });
  });

  it('asking an endpoint for a schema that is not there is an error, not a check that passes', async () => {
    const endpoint = new Function(
      `return ${literalOf(await lighten('messages/newsletter/http'), 'subscribeToNewsletter')}`,
    )();
    expect(() => endpoint.body).toThrow('subscribeToNewsletter.body is not in this bundle');
  });

  it('plain data stays as it is; schemas come from the whole module, when they are used', async () => {
    const money = await lighten('shared/money');
    expect(literalOf(money, 'MINOR_DIGITS')).toBe('{"USD":2,"LBP":0}');
    expect(money).toMatch(/export \{ Money \} from ".*money\.js\?whole";/);
  });
});
