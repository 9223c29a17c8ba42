import { type APIRequestContext, expect } from '@playwright/test';

/** Paths of every page in the sitemap, both languages, without the origin; fails when one stands there twice. */
export async function pathsOfSitemap(request: APIRequestContext): Promise<string[]> {
  const response = await request.get('/sitemap.xml');
  expect(response.status()).toBe(200);
  const addresses = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  );
  expect(addresses.length).toBeGreaterThan(50);
  expect(addresses.filter((path, index) => addresses.indexOf(path) !== index)).toEqual([]);
  return addresses;
}
