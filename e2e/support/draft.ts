import { expect, type Page } from '@playwright/test';

/** Waits until the window keeps what was typed into a form, which it does a moment after the last key. */
export async function expectDraftOf(page: Page, typed: string): Promise<void> {
  const drafts = () =>
    page.evaluate(() =>
      Object.entries(sessionStorage)
        .filter(([key]) => key.startsWith('diwan-draft:'))
        .map(([, draft]) => String(draft)),
    );
  await expect.poll(drafts).toContainEqual(expect.stringContaining(typed));
}
