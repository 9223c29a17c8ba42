import path from 'node:path';
import { DEMO_EDITOR } from '@diwan/contracts/demo/accounts';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { enterAs } from '../support/sign-in.js';

/** Another one in each run, so that the journey can be repeated on the same data. */
const run = String(Date.now()).slice(-6);
const TITLE = `A lease ends early ${run}`;
const PICTURE = path.resolve(import.meta.dirname, '../support/a-picture.png');

test('NEWS-04, NEWS-05, D-069, D-072: an article is written with a picture, is on the site at once, is changed, deleted and brought back', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const isListed = async (title: string) => (await (await request.get('/news')).text()).includes(title);

  await test.step('it is written; a picture without words for those who do not see it is refused', async () => {
    await enterAs(page, DEMO_EDITOR.phone);
    await page.goto('/admin/news');
    await page.getByRole('link', { name: 'Create New Article' }).click();
    await page.getByLabel(/^Title/).fill(TITLE);
    await expect(page.getByLabel(/^Address/)).toHaveValue(`a-lease-ends-early-${run}`);
    await page.getByLabel(/^Excerpt/).fill('What a tenant owes.');
    await page.getByLabel(/^Content/).fill('## Notice\n\nThree **months**.\n\n<script>document.title="x"</script>');
    await page.locator('input[type=file]').setInputFiles(PICTURE);
    await expect(page.getByText('Image uploaded successfully').first()).toBeVisible();
    await page.getByRole('checkbox', { name: 'Published' }).check();
    await page.getByRole('checkbox', { name: /^Featured/ }).check();
    await expect(page.getByText(/^3 of 3 featured; this will replace the oldest/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create Article' }).click();
    const words = page.getByLabel(/^What the image shows/);
    await expect(words).toHaveAttribute('aria-invalid', 'true');
    expect(await isListed(TITLE)).toBe(false);
    await words.fill('A signed lease');
    await page.getByRole('button', { name: 'Create Article' }).click();
    await expect(page.getByText('Article created successfully').first()).toBeVisible();
    await expect.poll(() => isListed(TITLE), { timeout: 2000, intervals: [100] }).toBe(true);
  });

  await test.step('visitors read it, and its script does nothing', async () => {
    const href = await page.getByRole('link', { name: /^Open/ }).getAttribute('href');
    const html = await (await request.get(href ?? '')).text();
    expect(html).toContain('<strong>months</strong>');
    expect(html).not.toContain('document.title="x"');
    expect(html).toContain('A signed lease');
  });

  await test.step('Cancel asks before it gives up what was typed', async () => {
    await page.getByLabel(/^Excerpt/).fill('Something else');
    await page.getByRole('link', { name: 'Cancel' }).click();
    const asks = page.getByRole('alertdialog');
    await expect(asks).toBeVisible();
    await asks.getByRole('button').first().click();
    await expect(page.getByLabel(/^Excerpt/)).toHaveValue('Something else');
    await page.getByRole('button', { name: 'Update Article' }).click();
    await expect(page.getByText('Article updated successfully').first()).toBeVisible();
  });

  await test.step('deleted it leaves the site; restored it is a draft', async () => {
    await page.goto('/admin/news');
    await page
      .getByRole('row', { name: new RegExp(TITLE) })
      .getByRole('button', { name: /^Delete/ })
      .click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(TITLE);
    await dialog.getByRole('button', { name: 'Delete article' }).click();
    await expect(page.getByText('Article deleted successfully').first()).toBeVisible();
    await expect.poll(() => isListed(TITLE), { timeout: 2000, intervals: [100] }).toBe(false);
    await page.goto('/admin/news?state=deleted');
    await page
      .getByRole('row', { name: new RegExp(TITLE) })
      .getByRole('button', { name: 'Restore' })
      .click();
    await expect(page.getByText('Article restored as a draft').first()).toBeVisible();
    await page.goto('/admin/news');
    await expect(page.getByRole('row', { name: new RegExp(TITLE) })).toContainText('Draft');
    expect(await isListed(TITLE)).toBe(false);
  });
});
