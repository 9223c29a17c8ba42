import { DEMO_OWNER } from '@diwan/contracts/demo/accounts';
import { expect, test } from '@playwright/test';
import { write } from '../support/api.js';
import { expectAccessible } from '../support/axe.js';
import { enterAs } from '../support/sign-in.js';

interface Document {
  id: string;
  title: string;
  visibleToClient: boolean;
}

test('DOC-03: several documents are chosen, shared after a question that names them, and hidden again by Undo', async ({
  page,
}) => {
  await enterAs(page, DEMO_OWNER.phone);
  await page.goto('/admin/cases');
  const cases = await page.request.get('/api/cases/cases?limit=100');
  const { items } = (await cases.json()) as { items: { id: string; clientName: string; clients: object[] }[] };
  let found: { id: string; clientName: string; documents: Document[] } | undefined;
  for (const { id, clientName, clients } of items) {
    // Where a case has several, whoever shares says with whom.
    if (clients.length > 1) continue;
    const answer = await page.request.get(`/api/cases/cases/${id}/documents?limit=100`);
    const documents = ((await answer.json()) as { items: Document[] }).items;
    if (documents.length > 1) found = { id, clientName, documents: documents.slice(0, 2) };
    if (found) break;
  }
  expect(found, 'a case of the demo with two documents').toBeTruthy();
  const { id = '', clientName = '', documents: hidden = [] } = found ?? {};
  for (const one of hidden) await write(page, 'POST', `/cases/documents/${one.id}/hide`, { notify: false });
  await page.goto(`/admin/cases/${id}/documents`);
  // By their rows: a name in the other script stands isolated in the label of its box.
  for (const { title } of hidden) await page.getByRole('row').filter({ hasText: title }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Share with client' }).click();
  const dialog = page.getByRole('dialog', { name: /^Share with .+\?$/ });
  await expect(dialog.getByRole('heading', { level: 2 })).toContainText(clientName);
  for (const { title } of hidden) await expect(dialog.getByLabel(title, { exact: true })).toBeChecked();
  // Nobody is told of what is taken back in a moment.
  await dialog.getByRole('checkbox').last().uncheck();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Share 2 documents' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  const visible = async () => {
    const answer = await page.request.get(`/api/cases/cases/${id}/documents?limit=100`);
    const documents = ((await answer.json()) as { items: Document[] }).items;
    return hidden.map((one) => documents.find((document) => document.id === one.id)?.visibleToClient);
  };
  expect(await visible()).toEqual([true, true]);
  await undo.click();
  await expect.poll(visible).toEqual([false, false]);
  const seen = hidden.filter(({ visibleToClient }) => visibleToClient).map((one) => one.id);
  if (seen.length > 0)
    await write(page, 'POST', `/cases/cases/${id}/documents/share`, { documentIds: seen, notify: false });
});

test('D-142: several messages that failed are sent again after a question that says how many', async ({ page }) => {
  await enterAs(page, DEMO_OWNER.phone);
  const failed = async () => {
    const answer = await page.request.get('/api/notifications/notices?state=failed');
    return ((await answer.json()) as { total: number }).total;
  };
  const before = await failed();
  expect(before, 'messages of the demo that failed').toBeGreaterThan(1);
  await page.goto('/admin/notices?state=failed');
  const boxes = page.getByRole('row').getByRole('checkbox');
  await boxes.nth(1).check();
  await boxes.nth(2).check();
  await page.getByRole('button', { name: 'Send again', exact: true }).first().click();
  const dialog = page.getByRole('alertdialog', { name: 'Send 2 notices again?' });
  await expect(dialog.getByText('They did not arrive. They will be tried once more now.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('2 notices will be sent again')).toBeVisible();
  await expect.poll(failed).toBe(before - 2);
});
