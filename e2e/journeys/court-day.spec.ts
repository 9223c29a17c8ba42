import { DEMO_ARABIC_CLIENT, DEMO_LAWYER } from '@diwan/contracts/demo/accounts';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { expect, test } from '@playwright/test';
import { write } from '../support/api.js';
import { expectAccessible } from '../support/axe.js';
import { expectNothingKept, expectOfflineBegun, expectSealedCopy } from '../support/offline-copy.js';
import { enterAs } from '../support/sign-in.js';

/** Another one in each run, so that the journey can be repeated on the same data. */
const run = String(Date.now()).slice(-6);
const TITLE = `Corridor ${run}`;
const NOTES = `Ask for the expert ${run}`;
const TODAY = beirutDate(new Date());

test('PORT-09, HEAR-08: a lawyer keeps the court days on a phone, reads them after a reload without coverage and notes an outcome that is sent later', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const keep = page.getByLabel('Keep my hearings of the week on this device');
  let hearing = { id: '', version: 0 };

  await test.step('a hearing of today is kept, once that is chosen', async () => {
    await enterAs(page, DEMO_LAWYER.phone);
    await page.goto('/admin/court-day');
    await expect(keep).toBeVisible();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    const cases = await page.request.get('/api/cases/cases?limit=100');
    const { items } = (await cases.json()) as { items: { id: string; clientId: string }[] };
    const own = items.find(({ clientId }) => clientId === DEMO_ARABIC_CLIENT.id);
    hearing = (await write(page, 'POST', '/cases/hearings', {
      ...{ caseId: own?.id, title: TITLE, description: '', type: 'trial', lawyerId: DEMO_LAWYER.id },
      ...{ wallTime: `${TODAY}T00:05`, location: 'Palace of Justice', courtId: null, judge: '', courtRoom: '4' },
      ...{ confirmPast: true, opposingCounsel: '', preparationNotes: NOTES },
    })) as typeof hearing;
    await keep.check();
    await expectOfflineBegun(page, 'desk');
    await page.reload();
    await expect(page.getByRole('listitem').filter({ hasText: TITLE })).toBeVisible();
    await expect(keep).toBeChecked();
    await expectSealedCopy(page, 'desk');
    await expectAccessible(page);
  });

  const entry = page.getByRole('listitem').filter({ hasText: TITLE });
  await test.step('a reload without coverage shows it, and an outcome is noted in two presses', async () => {
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByText('There is no connection.')).toBeVisible();
    await expect(entry.getByText(NOTES, { exact: false })).toBeVisible();
    await entry.getByRole('button', { name: 'Adjourned' }).click();
    await entry.getByRole('button', { name: 'Note “Adjourned”' }).click();
    await expect(entry.getByText(/^Noted: Adjourned It is sent once/)).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    // It outlives another reload.
    await page.reload();
    await expect(entry.getByText(/^Noted: Adjourned/)).toBeVisible();
  });

  await test.step('somebody else notes another outcome meanwhile: when coverage returns, any page leads to where both are shown, and nothing is lost', async () => {
    // Not the page on which it was noted: it is sent wherever its author is.
    await expect(async () => {
      // The page without coverage tries again by itself whenever the browser says that it is online, which breaks off a navigation.
      await page.goto('/admin/clients');
      expect(new URL(page.url()).pathname).toBe('/admin/clients');
    }).toPass();
    await expect(page.getByText('There is no connection.')).toBeVisible();
    // The test's own requests do not go through the page, which has no coverage.
    const other = { outcome: 'Expert appointed', judgment: false, nextAction: '', nextActionDue: null };
    await write(page, 'POST', `/cases/hearings/${hearing.id}/outcome`, {
      ...other,
      ...{ outcomeSummary: '', outcomeFor: [] },
    });
    await page.context().setOffline(false);
    const undecided = page.getByRole('alert').filter({ hasText: 'that were not taken: 1.' });
    // Where the first try came before the coverage, the page tries again by itself.
    await expect(undecided).toBeVisible();
    await expectAccessible(page);
    await undecided.getByRole('link', { name: 'Decide on the court day' }).click();
    const conflict = page.getByRole('alert').filter({ hasText: TITLE });
    await expect(conflict.getByText('Adjourned')).toBeVisible();
    await expect(conflict.getByText('Expert appointed')).toBeVisible();
    await expectAccessible(page);
    await conflict.getByRole('button', { name: 'Remove my note' }).click();
    await expect(conflict).toHaveCount(0);
  });

  await test.step('the end of the session takes what was kept', async () => {
    await page.context().clearCookies();
    await page.goto('/admin/court-day');
    await expect(page).toHaveURL(/\/auth/);
    await expectNothingKept(page);
  });
});
