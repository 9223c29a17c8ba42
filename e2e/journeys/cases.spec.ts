import { DEMO_LAWYER, DEMO_OWNER } from '@diwan/contracts/demo/accounts';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { enterAs, signIn } from '../support/sign-in.js';

/** Another one in each run, so that the journeys can be repeated on the same data. */
const run = String(Date.now()).slice(-6);
const DESK = { width: 1280, height: 900 };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Chooses a deed of the case that is open. */
async function deed(page: Page, name: string) {
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** Adds a client as the owner would. Answers the address of their record. */
async function addClient(page: Page, { name, phone, email }: { name: string; phone: string; email: string }) {
  await page.goto('/admin/clients');
  await page.getByRole('button', { name: /New client|Add Client/i }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name', { exact: false }).first().fill(name);
  await form.getByLabel(/^Email/i).fill(email);
  await form.getByLabel(/^Phone/i).fill(phone);
  await form.getByRole('button', { name: /Create client/i }).click();
  await expect(form).toBeHidden();
  await page.goto(`/admin/clients?search=${encodeURIComponent(name)}`);
  return (await page.getByRole('link', { name, exact: true }).first().getAttribute('href')) ?? '';
}

/** Opens a case for the client whose record stands at an address, with the lawyer of the demo in its team. Answers its address. */
async function openCase(page: Page, client: string, { title, number }: { title: string; number: string }) {
  await page.goto(`${client}/cases`);
  await page.getByRole('button', { name: 'New case' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel(/^Title/).fill(title);
  await form.getByLabel(/^Case Number/).fill(number);
  await form.getByLabel(/^Area/).selectOption('real-estate');
  await form.getByRole('checkbox', { name: DEMO_LAWYER.name }).check();
  await form.getByRole('button', { name: 'Create Case' }).click();
  await expect(page.getByText('Case created successfully')).toBeVisible();
  await page.goto(`/admin/cases?search=${encodeURIComponent(title)}`);
  return (await page.getByRole('link', { name: title, exact: true }).getAttribute('href')) ?? '';
}

async function addCourt(page: Page, level: string, court: string, fileNumber: string) {
  await page.getByRole('button', { name: 'Add a court' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel(/^Instance/).selectOption({ label: level });
  await form.getByLabel('Court', { exact: true }).fill(court);
  await form.getByLabel(/^Court File Number/).fill(fileNumber);
  await form.getByRole('button', { name: 'Add a court' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('main').locator('ol > li').filter({ hasText: court })).toBeVisible();
}

/** A client's own cases, as the portal lists them after signing in with a phone. */
async function casesOfClient(browser: Browser, phone: string, titles: { sees: string[]; lacks: string[] }) {
  const context = await browser.newContext(PHONE);
  const client = await context.newPage();
  await signIn(client, phone, '/client-portal/cases');
  await client.goto('/client-portal/cases');
  for (const title of titles.sees) await expect(client.getByRole('link', { name: title })).toBeVisible();
  for (const title of titles.lacks) await expect(client.getByText(title)).toHaveCount(0);
  await expectAccessible(client);
  await context.close();
}

test('OFF-05, SEC-04: a case is opened with two courts, walled against a colleague, rests, goes on, is archived and restored', async ({
  browser,
  page,
}) => {
  const TITLE = `Party wall ${run}`;
  const phone = `+96170${run}`;
  let address = '';
  await page.setViewportSize(DESK);
  await enterAs(page, DEMO_OWNER.phone);

  await test.step('the owner opens it for a client', async () => {
    const client = await addClient(page, { name: `Salma Aoun ${run}`, phone, email: `salma${run}@example.com` });
    address = await openCase(page, client, { title: TITLE, number: `J/${run}/1` });
  });

  await test.step('two courts stand in their order: the second is where it is now', async () => {
    await page.goto(`${address}/instances`);
    await addCourt(page, 'First instance', `Single judge of Jounieh ${run}`, '17/2025');
    await addCourt(page, 'Appeal', `Court of appeal of Baabda ${run}`, '204/2026');
    const rows = page.getByRole('main').locator('ol > li');
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(0)).toContainText('Single judge');
    await expect(rows.nth(1)).toContainText('The case is here');
    await expectAccessible(page);
    await page.reload();
    await expect(rows.nth(1)).toContainText('204/2026');
  });

  const colleague = await (await browser.newContext({ viewport: DESK })).newPage();
  await test.step('a colleague of the team reaches it', async () => {
    await enterAs(colleague, DEMO_LAWYER.phone);
    await colleague.goto(address);
    await expect(colleague.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  });

  await test.step('the owner restricts access, saying why', async () => {
    await page.goto(address);
    await deed(page, 'Restrict access…');
    const form = page.getByRole('dialog');
    await form.getByRole('checkbox', { name: DEMO_LAWYER.name }).check();
    await form.getByLabel(/^Reason/).fill('The neighbour is a relative.');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Access to the case saved')).toBeVisible();
    await expect(page.getByText('The neighbour is a relative.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the colleague finds it nowhere: by its address, in lists, by searching, in the client or any answer', async () => {
    await colleague.goto(address);
    await expect(colleague.getByRole('heading', { name: /not found|does not exist/i })).toBeVisible();
    await colleague.goto(`/admin/cases?search=${encodeURIComponent(TITLE)}`);
    await expect(colleague.getByRole('heading', { name: 'No case matches' })).toBeVisible();
    await colleague.keyboard.press('Control+K');
    await colleague.getByPlaceholder('Client, case, lead, screen…').fill(TITLE);
    await expect(colleague.getByText(/Nothing fits/)).toBeVisible();
    const id = address.split('/').at(-1) ?? '';
    const ways = [
      ...['', '/timeline', '/documents', '/hearings', '/related', '/wall'].map((end) => `/api/cases/cases/${id}${end}`),
      '/api/cases/cases?limit=100',
      '/api/cases/tasks?limit=100',
      '/api/cases/share-requests?limit=100',
      '/api/cases/audit?limit=100',
    ];
    for (const way of ways) expect(await (await colleague.request.get(way)).text(), way).not.toContain(TITLE);
  });

  await test.step('it rests and goes on, each with a reason', async () => {
    for (const [name, done] of [
      ['Let it rest', 'The case rests'],
      ['Go on with it', 'The case goes on'],
    ] as const) {
      await deed(page, name);
      const form = page.getByRole('dialog');
      await form.getByLabel(/^Reason/).fill('Talks with the other side.');
      await form.getByRole('button', { name }).click();
      // The timeline below says so, too, in words of its own.
      await expect(page.locator('.ui-toast__text', { hasText: done })).toBeVisible();
    }
    await expect(page.getByText('Active', { exact: true }).first()).toBeVisible();
  });

  await test.step('archived, it leaves the lists and its client; restored, it is back', async () => {
    await deed(page, 'Archive case');
    await expect(page.getByText('Archived', { exact: true })).toBeVisible();
    await casesOfClient(browser, phone, { sees: [], lacks: [TITLE] });
    await page.goto(`/admin/cases?search=${encodeURIComponent(TITLE)}`);
    await expect(page.getByRole('heading', { name: 'No case matches' })).toBeVisible();
    await page.goto(`/admin/cases?archived=yes&search=${encodeURIComponent(TITLE)}`);
    await deed(page, 'Restore from the archive');
    await expect(page.getByText('Case restored from the archive')).toBeVisible();
    await casesOfClient(browser, phone, { sees: [TITLE], lacks: [] });
  });
});

test('LEAD-08: two records of one client are merged and taken apart again; the client sees what is theirs each time', async ({
  browser,
  page,
}) => {
  const email = `double${run}@example.com`;
  const one = { name: `Nabil Ghanem ${run}`, phone: `+96171${run}`, email };
  const two = { name: `Nabil G. ${run}`, phone: `+96176${run}`, email };
  const [first, second] = [`Lease ${run}`, `Boundary ${run}`];
  await page.setViewportSize(DESK);
  await enterAs(page, DEMO_OWNER.phone);
  const keptAddress = await addClient(page, one);
  await openCase(page, keptAddress, { title: first, number: `J/${run}/2` });
  const goneAddress = await addClient(page, two);
  await openCase(page, goneAddress, { title: second, number: `J/${run}/3` });
  await casesOfClient(browser, two.phone, { sees: [second], lacks: [first] });

  await test.step('found as doubles, compared and merged', async () => {
    await page.goto(keptAddress);
    await page.getByRole('link', { name: /^Compare and merge/ }).click();
    await expect(page.getByText('1 case', { exact: true })).toBeVisible();
    await page.getByRole('radio', { name: 'Both numbers' }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Merge clients' }).click();
    await expect(page.getByText('Clients merged')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${keptAddress}$`));
    await page.goto(`${keptAddress}/cases`);
    for (const title of [first, second])
      await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  });

  await test.step('both phones open the one file', async () => {
    for (const { phone } of [one, two]) await casesOfClient(browser, phone, { sees: [first, second], lacks: [] });
  });

  await test.step('taken apart again: each phone opens its own file', async () => {
    await page.goto('/admin/clients/doubles');
    await expectAccessible(page);
    await page.getByRole('button', { name: `Undo the merge of ${two.name}` }).click();
    await expect(page.getByText(/Merge taken back/)).toBeVisible();
    const row = page
      .getByRole('listitem')
      .filter({ hasText: two.name })
      .filter({ hasText: /Taken back on/ });
    await expect(row).toContainText('1 case');
    await casesOfClient(browser, one.phone, { sees: [first], lacks: [second] });
    await casesOfClient(browser, two.phone, { sees: [second], lacks: [first] });
  });
});
