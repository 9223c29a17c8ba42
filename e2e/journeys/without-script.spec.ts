import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('the site can be read without JavaScript', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/news');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('time').first()).toBeVisible();
});

test('on a phone the menu is shut without JavaScript, too, and a link opens it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ar');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  const menu = page.getByRole('navigation', { name: 'القائمة الرئيسية' });
  await expect(menu).toBeHidden();
  await page.getByRole('link', { name: 'فتح القائمة' }).click();
  await menu.getByRole('link', { name: 'قانون الأسرة' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'قانون الأسرة' })).toBeVisible();
});

test('D-027: the contact form works without JavaScript and keeps what was typed when a field is wrong', async ({
  page,
}) => {
  await page.goto('/contact');
  const form = page.getByRole('main').locator('form').first();
  await form.getByLabel(/first name/i).fill('Rima');
  await form.getByLabel(/last name/i).fill('Noscript');
  await form.locator('input[type=tel]').fill('12345');
  await form.locator('select').selectOption('family');
  await form.getByLabel('Legal area').selectOption('Corporate');
  await form.locator('textarea').fill('A question that must not be lost.');
  await form.locator('input[type=checkbox]').check();
  await form.getByRole('button', { name: 'Request Free Consultation' }).click();
  await expect(page.locator('textarea')).toHaveValue('A question that must not be lost.');
  await page.locator('input[type=tel]').fill('03 123 456');
  await page.getByRole('button', { name: 'Request Free Consultation' }).click();
  await expect(page.getByText(/Your reference is L-\d{4}-\d{4}/)).toBeVisible();
});

test('a form sent before the page has woken is answered by the page, not by a bubble of the browser', async ({
  page,
}) => {
  await page.goto('/ar/contact');
  await page.getByRole('main').locator('form').first().getByRole('button', { name: 'طلب استشارة مجانية' }).click();
  await expect(page.getByRole('link', { name: 'أدخلوا الاسم' })).toBeVisible();
  await page.goto('/news');
  await page
    .locator('#newsletter')
    .getByLabel(/e-mail/i)
    .fill('nobody');
  await page.locator('#newsletter').getByRole('button').click();
  await expect(page.locator('#newsletter [aria-invalid=true]')).toHaveValue('nobody');
});
