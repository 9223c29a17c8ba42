import { DEMO_OWNER } from '@diwan/contracts/demo/accounts';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { watchConsole } from '../support/browser-faults.js';
import { makePng } from '../support/png.js';
import { enterAs } from '../support/sign-in.js';

/** Another one in each run, so that the journey can be repeated on the same data. */
const run = String(Date.now()).slice(-6);
const HEADING = { en: `About us, run ${run}`, ar: `من نحن، ${run}` };
const LAWYER = { en: `Salma Journey ${run}`, ar: `سلمى ${run}` };
const SLUG = `salma-journey-${run}`;
const CLOSING = `16:${10 + (Number(run) % 50)}`;
const STATEMENT = `Notice depends on the contract; run ${run}.`;

async function visitorSees(visitor: Page, path: string, text: string): Promise<void> {
  await visitor.goto(path);
  await expect(visitor.getByRole('main').getByText(text).filter({ visible: true }).first()).toBeVisible();
}

/** Closing times in the structured data of the page that is open, such as `Friday 18:00`. */
async function markedUpClosingTimes(visitor: Page): Promise<string[]> {
  const scripts = await visitor.locator('script[type="application/ld+json"]').allTextContents();
  const found: string[] = [];
  const walk = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    const { dayOfWeek, closes } = node as { dayOfWeek?: unknown; closes?: unknown };
    if (closes) found.push(...[dayOfWeek].flat().map((day) => `${day} ${closes}`));
    for (const inner of Object.values(node)) walk(inner);
  };
  for (const script of scripts) walk(JSON.parse(script));
  return found;
}

test('what staff write is what visitors read', async ({ browser, page }) => {
  const faults = watchConsole(page);
  const visitor = await (await browser.newContext()).newPage();
  await enterAs(page, DEMO_OWNER.phone);

  await test.step('PUB-01: the owner changes a heading in both languages and looks at the draft', async () => {
    await page.goto('/admin/site/pages');
    await page.getByRole('main').getByRole('link', { name: 'About', exact: true }).click();
    await page.getByText(/^Part 1: Heading/).click();
    await page
      .getByLabel(/^Title \(English\)/)
      .first()
      .fill(HEADING.en);
    await page
      .getByLabel(/^Title \(Arabic\)/)
      .first()
      .fill(HEADING.ar);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Draft saved. Visitors do not see it yet.')).toBeVisible();
    await expectAccessible(page);
    const [preview] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'Preview' }).click(),
    ]);
    await expect(preview.getByRole('heading', { level: 1, name: HEADING.en })).toBeVisible();
    await expectAccessible(preview);
    await preview.close();
    await visitor.goto('/about');
    await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText(HEADING.en);
    const asked: string[] = [];
    visitor.on('request', (request) => asked.push(request.url()));
    await visitor.goto('/preview?page=about');
    // Pages sleep until a visitor touches them.
    await visitor.getByRole('main').click();
    await expect(visitor.getByRole('alert').filter({ hasText: 'The draft cannot be shown' })).toBeVisible();
    await visitor.waitForLoadState('networkidle');
    expect(asked.filter((address) => address.includes('/editing/page/preview'))).toHaveLength(1);
  });

  await test.step('publishes it, and a visitor sees it in both languages, finds it and meets it in the sitemap', async () => {
    const before = await (await visitor.request.get('/sitemap.xml')).text();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
    await visitorSees(visitor, '/about', HEADING.en);
    await visitorSees(visitor, '/ar/about', HEADING.ar);
    await visitorSees(visitor, `/search?q=${run}`, HEADING.en);
    const lastmod = (sitemap: string) => /\/about<\/loc><lastmod>([^<]+)/.exec(sitemap)?.[1];
    const after = await (await visitor.request.get('/sitemap.xml')).text();
    expect(lastmod(after)).not.toBe(lastmod(before));
  });

  await test.step('goes back to the version that came with the product', async () => {
    await page.getByRole('button', { name: 'Versions' }).click();
    await page.getByRole('button', { name: 'Restore version 1' }).click();
    await page.getByRole('button', { name: 'Restore as draft' }).click();
    await expect(page.getByText('The version is the draft now')).toBeVisible();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect.poll(async () => (await visitor.request.get('/about')).text()).not.toContain(HEADING.en);
  });

  await test.step('PUB-10: one edit of a legal fact changes the page that shows it', async () => {
    await page.goto('/admin/site/facts?search=labor.notice');
    await page.getByRole('button', { name: 'Actions for labor.notice' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByLabel(/^Statement \(English\)/).fill(STATEMENT);
    await page.getByRole('button', { name: 'Save fact' }).click();
    await expect(page.getByText('Legal fact saved.', { exact: false })).toBeVisible();
    await visitorSees(visitor, '/services/labor-law', STATEMENT);
    await page.getByRole('button', { name: 'Actions for labor.notice' }).click();
    await page.getByRole('menuitem', { name: 'Mark as reviewed' }).click();
    await expect(page.getByRole('row', { name: /labor\.notice/ }).getByText('Reviewed', { exact: true })).toBeVisible();
    await visitor.goto('/services/labor-law');
    await expect(
      visitor
        .getByRole('main')
        .getByText(/reviewed/i)
        .first(),
    ).toBeVisible();
  });

  await test.step('PUB-08: a lawyer is a draft, is published with a portrait, and is 404 when taken off the site', async () => {
    await page.goto('/admin/site/lawyers/new');
    const say = async (label: string, { en, ar }: { en: string; ar: string }) => {
      await page.getByRole('textbox', { name: `${label} (English)` }).fill(en);
      await page.getByRole('textbox', { name: `${label} (Arabic)` }).fill(ar);
    };
    await say('Name', LAWYER);
    await expect(page.getByLabel(/^Address on the site/)).toHaveValue(SLUG);
    await say('Title', { en: 'Partner', ar: 'شريكة' });
    await say('About', { en: 'Works on property.', ar: 'تعمل في العقارات.' });
    await page.locator('input[type=file]').setInputFiles({
      name: 'portrait.png',
      mimeType: 'image/png',
      buffer: makePng(400, 500),
    });
    await say('What the portrait shows', { en: `Portrait of ${LAWYER.en}`, ar: `صورة ${LAWYER.ar}` });
    await page.getByRole('button', { name: 'Add lawyer' }).click();
    await expect(page.getByText('Profile added as a draft')).toBeVisible();
    expect((await visitor.request.get(`/attorneys/${SLUG}`)).status()).toBe(404);

    await page.goto('/admin/site/lawyers');
    const act = async (item: string) => {
      await page.getByRole('button', { name: `Actions for ${LAWYER.en}` }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    await act('Publish');
    await expect(page.getByText(`${LAWYER.en} is on the site now`)).toBeVisible();
    await visitorSees(visitor, '/ar/attorneys', LAWYER.ar);
    await visitor.goto(`/attorneys/${SLUG}`);
    await expect(visitor.getByRole('img', { name: `Portrait of ${LAWYER.en}` })).toBeVisible();

    await act('Take off the site');
    await expect(page.getByText(`${LAWYER.en} is no longer on the site`)).toBeVisible();
    expect((await visitor.goto(`/attorneys/${SLUG}`))?.status()).toBe(404);
    await act('Archive');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click();
    await expect(page.getByText(`${LAWYER.en} was archived`)).toBeVisible();
  });

  await test.step('D-030: Friday’s closing time is changed once; the contact page and the structured data follow in both languages', async () => {
    await page.goto('/admin/office');
    const closing = page.getByRole('group', { name: 'Friday' }).getByLabel('Closes');
    const usual = await closing.inputValue();
    const close = async (time: string) => {
      await closing.fill(time);
      await page.getByRole('button', { name: 'Save office profile' }).click();
      await expect
        .poll(async () => JSON.stringify(await (await visitor.request.get('/api/news/site/profile')).json()))
        .toContain(`"day":"fri","hours":{"opens":"08:00","closes":"${time}"}`);
    };
    await close(CLOSING);
    for (const path of ['/contact', '/ar/contact']) {
      // The front door asks for the profile every few seconds.
      await expect.poll(async () => (await visitor.request.get(path)).text()).toContain(CLOSING);
      await visitorSees(visitor, path, CLOSING);
      expect(await markedUpClosingTimes(visitor)).toContain(`Friday ${CLOSING}`);
    }
    await close(usual);
    await expect.poll(async () => (await visitor.request.get('/contact')).text()).not.toContain(CLOSING);
  });

  expect(faults()).toEqual([]);
});
