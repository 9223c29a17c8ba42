import { expect, type Page } from '@playwright/test';

/** Asks a service to write something for whoever is signed in: what a journey needs and is not about. */
export async function write(page: Page, method: 'POST' | 'PUT', path: string, data: object): Promise<unknown> {
  const { csrfToken } = await (await page.request.get('/api/identity/session')).json();
  const { origin } = new URL(page.url());
  const headers = {
    'X-CSRF': csrfToken,
    Origin: origin,
    'Sec-Fetch-Site': 'same-origin',
    'Idempotency-Key': crypto.randomUUID(),
  };
  const answer = await page.request.fetch(`/api${path}`, { method, data, headers });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}
