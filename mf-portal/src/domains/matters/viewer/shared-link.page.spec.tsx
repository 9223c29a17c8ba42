/**
 * @jest-environment jsdom
 */
import { answerProblem, type FakeApi, type FakeShell } from '@diwan/mf-kit/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeBrowser } from '../../../testing/fake-browser.js';

const openPdf = jest.fn(async () => ({
  numPages: 2,
  getPage: async () => ({ getViewport: () => ({ width: 600, height: 850 }), cleanup: () => undefined }),
  loadingTask: { destroy: async () => undefined },
}));
jest.unstable_mockModule('./pdf/open-pdf.js', () => ({ openPdf, startReader: () => undefined }));
jest.unstable_mockModule('./pdf/draw-page.js', () => ({
  drawPage: () => ({ done: Promise.resolve({ hasText: true, pieces: [] }), cancel: () => undefined }),
}));
const { axeFaults, openPortal } = await import('../../../testing/open-portal.js');

const TOKEN = 'abcdefghijklmnopqrstuv';
const LINK = 'GET /cases/shared/:token';
const CODE = 'POST /cases/shared/:token/codes';
const OPENING = 'POST /cases/shared/:token/openings';
/** The reader of PDFs is loaded first. */
const WITH = {
  [LINK]: () => ({ sentTo: '••••0042', endsAt: '2099-05-12T06:30:00.000Z' }),
  [CODE]: () => ({ challengeId: 'c1', resendAfterSeconds: 60 }),
  [OPENING]: () => ({
    title: 'Lease of the shop',
    fileType: 'application/pdf',
    url: `/api/cases/shared/${TOKEN}/content/g1`,
    expiresAt: '2099-05-12T06:30:00.000Z',
    opensLeft: 4,
  }),
};
const open = (api: FakeApi = {}, language: 'en' | 'ar' = 'en'): Promise<FakeShell> =>
  openPortal(`/shared/${TOKEN}`, { session: { status: 'visitor', person: null }, language, api: { ...WITH, ...api } });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** The bar above the page; the page's own head is in its main part. */
const bar = () => within(screen.getAllByRole('banner')[0] as HTMLElement);

beforeEach(() => void fakeBrowser().files.push({}));
afterEach(cleanup);

describe('D-089: a link to a document', () => {
  it('stands in a frame that says whose page it is, in both languages, and how to reach the firm', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'A document for you' })).toBeTruthy();
    const head = bar();
    expect(head.getAllByRole('link')[0]?.getAttribute('href')).toBe('/');
    expect(head.getByRole('link', { name: 'العربية' }).getAttribute('href')).toBe(`/ar/shared/${TOKEN}`);
    expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: /call/i })).toBeTruthy();
    expect(await screen.findByText('••••0042')).toBeTruthy();
    // Nothing of the document before the code.
    expect(document.body.textContent).not.toContain('Lease of the shop');
    expect(await axeFaults()).toEqual([]);
  });

  it('opens with the code that was sent, and says how often it still can be', async () => {
    const { requests } = await open();
    await press('Send code');
    await userEvent.type(await screen.findByRole('textbox', { name: 'OTP' }), '123456');
    await press('Verify OTP');
    expect(await screen.findByRole('heading', { level: 1, name: 'Lease of the shop' })).toBeTruthy();
    expect(await screen.findByRole('region', { name: 'Page 1 of 2' })).toBeTruthy();
    expect(screen.getByText('It can be opened 4 more times.')).toBeTruthy();
    expect(requests.find(({ path }) => path.endsWith('/openings'))?.body).toEqual({
      challengeId: 'c1',
      code: '123456',
    });
    expect(await axeFaults()).toEqual([]);
  });

  it('keeps shut for a wrong code', async () => {
    await open({ [OPENING]: () => answerProblem('OTP_INVALID') });
    await press('Send code');
    await userEvent.type(await screen.findByRole('textbox', { name: 'OTP' }), '123456');
    await press('Verify OTP');
    expect(await screen.findByText('OTP is invalid or expired')).toBeTruthy();
    expect(screen.queryByText('Lease of the shop')).toBeNull();
  });

  for (const [code, title] of [
    ['NOT_FOUND', 'This link is not known'],
    ['VALIDATION', 'This link is not known'],
    ['DOCUMENT_EXPIRED', 'This link has ended'],
    ['ACCESS_LIMIT_REACHED', 'This link was opened as often as it may be'],
  ] as const)
    it(`answered with ${code} says so, and whom to ask`, async () => {
      await open({ [LINK]: () => answerProblem(code) });
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
      expect(within(screen.getByRole('main')).getByRole('link', { name: /whatsapp/i })).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Send code' })).toBeNull();
      expect(await axeFaults()).toEqual([]);
    });

  it('that was mistyped is not asked about, and not known', async () => {
    const visitor = { status: 'visitor', person: null } as const;
    const { requests } = await openPortal('/shared/mistyped', { session: visitor, api: WITH });
    expect(await screen.findByRole('heading', { level: 1, name: 'This link is not known' })).toBeTruthy();
    expect(requests.filter(({ path }) => path.includes('/shared/'))).toEqual([]);
  });

  it('that cannot be asked about can be tried again', async () => {
    let isAway = true;
    await open({ [LINK]: () => (isAway ? answerProblem('UNAVAILABLE') : WITH[LINK]()) });
    isAway = false;
    await press('Retry');
    expect(await screen.findByRole('button', { name: 'Send code' })).toBeTruthy();
  });

  it('reads in Arabic', async () => {
    await open({}, 'ar');
    expect(await screen.findByText('••••0042')).toBeTruthy();
    expect(bar().getByRole('link', { name: 'English' }).getAttribute('href')).toBe(`/shared/${TOKEN}`);
  });
});
