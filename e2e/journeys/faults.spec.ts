import { DEMO_CLIENT, DEMO_OWNER } from '@diwan/contracts/demo/accounts';
import { expect, test } from '@playwright/test';
import { messagesTo, nextMessage } from '../support/demo-inbox.js';
import { crash } from '../support/faults.js';
import { enterAs } from '../support/sign-in.js';

test.describe.configure({ mode: 'serial' });

test('a service that crashes costs its own corner and comes back', async ({ page, request }) => {
  const untilHealthy = crash('chatbot');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await request.get('/api/cases/my/cases')).status()).toBe(401);
  await untilHealthy(request);
});

test('Redis killed during a sharing: the message still arrives, once', async ({ page, request, baseURL }) => {
  await enterAs(page, DEMO_OWNER.phone);
  const session = await (await page.request.get('/api/identity/session')).json();
  const headers = { 'X-CSRF': session.csrfToken, Origin: baseURL ?? '', 'Sec-Fetch-Site': 'same-origin' };
  const cases = await (await page.request.get('/api/cases/cases?limit=100')).json();
  const ofClient = cases.items.filter(({ clientId }: { clientId: string }) => clientId === DEMO_CLIENT.id);
  const documents = await Promise.all(
    ofClient.map(async ({ id }: { id: string }) => {
      const answer = await page.request.get(`/api/cases/cases/${id}/documents?limit=100`);
      return (await answer.json()).items;
    }),
  );
  const document = documents.flat().find(({ visibleToClient }) => visibleToClient);
  const before = await messagesTo(request, DEMO_CLIENT.phone);
  const share = () =>
    page.request.post(`/api/cases/cases/${document.caseId}/documents/share`, {
      headers,
      data: { documentIds: [document.id], clientIds: [DEMO_CLIENT.id], notify: true },
    });
  const hide = async () => {
    const answer = await page.request.post(`/api/cases/documents/${document.id}/hide`, {
      headers,
      data: { notify: false },
    });
    expect(answer.status()).toBe(200);
  };
  await hide();
  const shared = share();
  const untilHealthy = crash('redis');
  // The session is checked in Redis: a request caught by the crash is refused as unavailable and may be repeated.
  if ((await shared).status() !== 200) {
    await untilHealthy(request);
    expect((await share()).status()).toBe(200);
  }
  await untilHealthy(request);
  await nextMessage(request, DEMO_CLIENT.phone, 'document_shared', before);
  // What is shared after it is told after it: by then a second message of the first would be there.
  const once = await messagesTo(request, DEMO_CLIENT.phone);
  await hide();
  expect((await share()).status()).toBe(200);
  await nextMessage(request, DEMO_CLIENT.phone, 'document_shared', once);
  const known = new Set(before.map(({ id }) => id));
  const fresh = (await messagesTo(request, DEMO_CLIENT.phone)).filter(
    ({ id, template }) => template === 'document_shared' && !known.has(id),
  );
  expect(fresh).toHaveLength(2);
});

for (const area of ['portal', 'admin'] as const) {
  const address = { portal: '/auth', admin: '/admin' }[area];
  test(`with the files of ${area} missing, the rest of the site works and the area says how to reach the firm`, async ({
    page,
  }) => {
    if (area === 'admin') await enterAs(page, DEMO_OWNER.phone);
    // Away from the area first: a part of it that were refused while it still loads would make it load itself again.
    await page.goto('/about');
    await page.route(`**/mf/${area}/**`, (route) => route.fulfill({ status: 503, body: 'down' }));
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(address);
    const alert = page.getByRole('alert').first();
    await expect(alert).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /whatsapp/i })
        .first(),
    ).toHaveAttribute('href', /wa\.me/);
    await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();
    await page.unroute(`**/mf/${area}/**`);
    await page.getByRole('button', { name: /retry/i }).first().click();
    await expect(alert).toBeHidden();
  });
}
