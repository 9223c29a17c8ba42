import path from 'node:path';
import { DEMO_EDITOR } from '@diwan/contracts/demo/accounts';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { expectDraftOf } from '../support/draft.js';
import { enterAs } from '../support/sign-in.js';

/** Another one in each run, so that the journey can be repeated on the same data. */
const run = String(Date.now()).slice(-6);
const TITLE = `A lease ends early ${run}`;
const PICTURE = path.resolve(import.meta.dirname, '../support/a-picture.png');

/** Writes a text as an editor would: by keys, tools and the clipboard; ends with a script, as a text. */
async function writeText(page: Page) {
  const text = page.getByRole('textbox', { name: /^Content/ });
  const press = (key: string) => page.keyboard.press(key);
  await text.click();
  await page.keyboard.type('Notice');
  await page.getByRole('button', { name: 'Heading', exact: true }).click();
  await press('End');
  await press('Enter');
  await page.keyboard.type('Three ');
  await press('Control+b');
  await page.keyboard.type('months');
  await press('Control+b');
  await page.keyboard.type(', says the law');
  for (const _word of ['says', 'the', 'law']) await press('Control+Shift+ArrowLeft');
  await page.getByRole('button', { name: 'Link' }).click();
  const link = page.getByRole('dialog', { name: 'Link' });
  await link.getByLabel(/^Address/).fill('javascript:alert(1)');
  await link.getByRole('button', { name: 'Set link' }).click();
  await expect(link.getByText(/^A link leads to/)).toBeVisible();
  await link.getByLabel(/^Address/).fill('/about');
  await press('Enter');
  await expect(link).toBeHidden();
  await press('End');
  await page.keyboard.type('.');
  await press('Enter');
  await page.keyboard.type('- in writing');
  await press('Enter');
  await page.keyboard.type('# by post');
  await press('Enter');
  await press('Enter');
  await page.keyboard.type('<script>document.title="x"</script>');
  await page.getByRole('button', { name: 'Picture' }).click();
  const picture = page.getByRole('dialog', { name: 'Picture' });
  await picture.locator('input[type=file]').setInputFiles(PICTURE);
  await picture.getByLabel(/^What the image shows/).fill('Stairs of a court');
  await expect(picture.getByText('Replace the image')).toBeVisible();
  await expectAccessible(page);
  await picture.getByRole('button', { name: 'Insert picture' }).click();
  await expect(text.getByRole('img', { name: 'Stairs of a court' })).toBeVisible();
}

test('NEWS-04, NEWS-05, NEWS-10, D-069, D-070, D-072: an article is written with a picture, is on the site at once, is changed, deleted and brought back', async ({
  page,
  request,
}) => {
  const isListed = async (title: string) => (await (await request.get('/news')).text()).includes(title);

  await test.step('it is written; a picture without words for those who do not see it is refused', async () => {
    await enterAs(page, DEMO_EDITOR.phone);
    await page.goto('/admin/news');
    await page.getByRole('link', { name: 'Create New Article' }).click();
    await page.getByLabel(/^Title/).fill(TITLE);
    await expect(page.getByLabel(/^Address/)).toHaveValue(`a-lease-ends-early-${run}`);
    await page.getByLabel(/^Excerpt/).fill('What a tenant owes.');
    await writeText(page);
    await page.locator('input[type=file]').setInputFiles(PICTURE);
    await expect(page.getByLabel(/^What the image shows/)).toBeVisible();
    await page.getByRole('checkbox', { name: 'Published' }).check();
    await page.getByRole('checkbox', { name: 'Notify' }).check();
    await expect(page.getByText(/by WhatsApp|Nobody asked for news/)).toBeVisible();
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
    await expect(page.getByText('News notification sent').first()).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Notify' })).toBeHidden();
    await expect.poll(() => isListed(TITLE), { intervals: [100] }).toBe(true);
  });

  await test.step('visitors read it, and its script does nothing', async () => {
    const href = await page.getByRole('link', { name: /^Open/ }).getAttribute('href');
    const html = await (await request.get(href ?? '')).text();
    expect(html).toMatch(/<h2>Notice<\/h2>\s*<p>Three <strong>months<\/strong>, <a href="\/about">says the law<\/a>\./);
    expect(html).toMatch(/<ul>\s*<li>in writing<\/li>\s*<li># by post<\/li>\s*<\/ul>/);
    expect(html).toMatch(/<img src="\/api\/news\/images\/[^>]*alt="Stairs of a court"/);
    expect(html).not.toContain('document.title="x"');
    expect(html).toContain('A signed lease');
  });

  await test.step('what was typed into the text survives a reload', async () => {
    const text = page.getByRole('textbox', { name: /^Content/ });
    await text.getByText('Notice').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' period');
    await expect(page.getByText('Restored what you had typed')).toBeHidden();
    await expectDraftOf(page, 'Notice period');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText('Restored what you had typed')).toBeVisible();
    await expect(text.getByRole('heading', { name: 'Notice period' })).toBeVisible();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(text.getByRole('heading', { name: 'Notice', exact: true })).toBeVisible();
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
    await expect.poll(() => isListed(TITLE), { intervals: [100] }).toBe(false);
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
