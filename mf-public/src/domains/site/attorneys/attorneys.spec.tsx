/**
 * @jest-environment jsdom
 */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { openPage, siteApi } from '../../../testing/open-page.js';
import { anAttorney } from '../../../testing/site-fixtures.js';

afterEach(cleanup);

const hrefOf = (name: RegExp) => screen.queryByRole('link', { name })?.getAttribute('href');

describe('legal team', () => {
  it.each(['/attorneys', '/attorneys/nour-example'])(
    'D-034: on %s Email, Call and WhatsApp reach that lawyer',
    async (path) => {
      await openPage(path);
      expect(hrefOf(/^Email Nour/)).toBe('mailto:nour@diwan.example');
      expect(hrefOf(/^Call Nour/)).toBe('tel:+96170000010');
      expect(hrefOf(/^WhatsApp Nour/)).toMatch(/^https:\/\/wa\.me\/96170000011\?text=Hello%20Nour%20Example/);
    },
  );

  it('D-034: a datum that is missing has no button', async () => {
    const silent = anAttorney({ email: null, phone: null, whatsappNumber: null });
    await openPage('/attorneys', { api: siteApi({ 'GET /news/site/attorneys': () => [silent] }) });
    expect([hrefOf(/^Email Nour/), hrefOf(/^Call Nour/), hrefOf(/^WhatsApp Nour/)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('PUB-08: says what will be here while no profile is published', async () => {
    await openPage('/attorneys', { api: siteApi({ 'GET /news/site/attorneys': () => [] }) });
    expect(screen.getByText('Profiles will appear here.')).toBeTruthy();
  });

  it('PUB-08: a profile shows education, languages and bar, and leads to a consultation', async () => {
    await openPage('/attorneys/nour-example', { language: 'ar' });
    for (const text of ['إجازة في الحقوق', 'العربية، الإنكليزية', 'نقابة المحامين في بيروت'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(hrefOf(/^طلب موعد استشارة/)).toBe('/contact');
  });
});
