/**
 * @jest-environment jsdom
 */
import { answerProblem } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

  it('F-4: lawyers that cannot be had cost their list only, which can be tried again', async () => {
    let isAway = true;
    const answer = () => (isAway ? answerProblem('UNAVAILABLE') : [anAttorney()]);
    await openPage('/attorneys', { api: siteApi({ 'GET /news/site/attorneys': answer }) });
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('We could not load the lawyers.');
    isAway = false;
    await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: /^Email Nour/ })).toBeTruthy();
  });

  it('PUB-08: a profile shows education, languages and bar, and leads to a consultation', async () => {
    await openPage('/attorneys/nour-example', { language: 'ar' });
    for (const text of [
      'إجازة في الحقوق، الجامعة اللبنانية',
      'العربية، الإنكليزية',
      'نقابة المحامين في بيروت، قيد عام 2011، رقم 7412',
    ])
      expect(screen.getByText(text)).toBeTruthy();
    expect(hrefOf(/^اطلبوا استشارة/)).toBe('/consultation?lawyer=nour-example');
  });

  it('PUB-08: a profile gives a card for the telephone, lists the articles of the lawyer, and every way to reach them is a link', async () => {
    const { requests } = await openPage('/attorneys/nour-example');
    expect(hrefOf(/^Save to your contacts/)).toBe('/api/news/site/attorneys/nour-example/card?language=en');
    expect(screen.getByRole('heading', { name: 'Articles by Nour Example' })).toBeTruthy();
    expect(hrefOf(/^Article 1/)).toBe('/news/article-1');
    expect(hrefOf(/^nour@diwan/)).toBe('mailto:nour@diwan.example');
    expect(hrefOf(/^\+961 70 000 010/)).toBe('tel:+96170000010');
    expect(requests.some(({ query }) => query.get('lawyer') === 'nour-example')).toBe(true);
  });
});
