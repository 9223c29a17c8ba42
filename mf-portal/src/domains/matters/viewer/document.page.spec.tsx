/**
 * @jest-environment jsdom
 */
import { answerProblem, type FakeApi, type FakeShell, type ShellOptions } from '@diwan/mf-kit/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeBrowser } from '../../../testing/fake-browser.js';
import { aDocument } from '../../../testing/samples.js';

const drawn: number[] = [];
const cleaned: number[] = [];
const PAGES = 5;
const openPdf = jest.fn(async () => ({
  numPages: PAGES,
  getPage: async (number: number) => ({
    number,
    getViewport: () => ({ width: 600, height: 850 }),
    getTextContent: async () => ({
      items: [{ str: `Text of page ${number}` }, { str: number % 2 === 0 ? 'Signed' : '' }],
    }),
    cleanup: () => cleaned.push(number),
  }),
  loadingTask: { destroy: async () => undefined },
}));
jest.unstable_mockModule('./pdf/open-pdf.js', () => ({ openPdf, startReader: () => undefined }));
jest.unstable_mockModule('./pdf/draw-page.js', () => ({
  drawPage: (page: { number: number }, _canvas: unknown, text: HTMLElement) => {
    drawn.push(page.number);
    text.textContent = `Text of page ${page.number}`;
    const done = Promise.resolve({ hasText: page.number !== 5, pieces: [text, text] });
    return { done, cancel: () => undefined };
  },
}));
jest.unstable_mockModule('./pdf/page-pictures.js', () => ({ pagePictures: async () => [new Blob(), new Blob()] }));
const { axeFaults, openPortal } = await import('../../../testing/open-portal.js');

const inTwoMinutes = () => new Date(Date.now() + 120_000).toISOString();
const grant = (expiresAt = inTwoMinutes()) => ({ id: 'g1', url: '/api/cases/grants/g1/content', expiresAt });
const DOCUMENT = 'GET /cases/my/documents/:id';
const GRANT = 'POST /cases/documents/:id/grants';
const STANDING = 'GET /cases/my/documents/:id/standing';
const SHARE = 'POST /cases/my/documents/:id/share-requests';
let browser: ReturnType<typeof fakeBrowser>;

const open = (
  document = aDocument(),
  api: FakeApi = {},
  more: Pick<ShellOptions, 'confirm'> = {},
): Promise<FakeShell> =>
  openPortal('/documents/64b0000000000000000000d1', {
    ...more,
    api: { [DOCUMENT]: () => document, [GRANT]: () => grant(), [STANDING]: () => ({ readable: true }), ...api },
  });
const page = (number: number) => screen.findByRole('region', { name: `Page ${number} of 5` });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const grantsAsked = ({ requests }: FakeShell) =>
  requests.flatMap(({ path, body }) => (path.endsWith('/grants') ? [(body as { action: string }).action] : []));

beforeEach(() => {
  browser = fakeBrowser();
  browser.files.push({});
  drawn.length = 0;
  cleaned.length = 0;
});
afterEach(cleanup);

describe('opening a document', () => {
  it('shows what it is, how often it was opened against its limit, and until when it can be', async () => {
    await open(
      aDocument({
        confidentialityLevel: 'high',
        accessCount: 3,
        policy: { maxAccessCount: 5, expiresAt: '2099-05-12T06:30:00.000Z' },
      }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Statement of claim' })).toBeTruthy();
    const text = document.body.textContent ?? '';
    for (const part of ['PDF', '24 KB', 'High', '3 of 5', 'Available until 12 May 2099, 09:30 (Beirut)']) {
      expect(text).toContain(part);
    }
    await page(1);
    expect(await axeFaults()).toEqual([]);
  });

  it('one view is one grant and one reading, however often the page is drawn anew', async () => {
    const shell = await open();
    await page(1);
    fireEvent(window, new Event('resize'));
    fireEvent(window, new Event('focus'));
    fireEvent(document, new Event('visibilitychange'));
    await press('Next');
    await page(2);
    expect(grantsAsked(shell)).toEqual(['view']);
    expect(browser.fetched).toEqual(['/api/cases/grants/g1/content']);
  });

  it('waits for the check before anything is shown', async () => {
    await open(aDocument(), { [GRANT]: () => new Promise(() => undefined) });
    expect(await screen.findAllByText('Checking your access to this document…')).toHaveLength(2);
    expect(screen.queryByRole('region', { name: 'Document' })).toBeNull();
    expect(browser.fetched).toEqual([]);
  });

  it.each([
    ['DOCUMENT_EXPIRED', 'Your access to this document has expired. Ask the firm to renew it.'],
    ['ACCESS_LIMIT_REACHED', 'This document was opened as often as it may be. Ask the firm to renew your access.'],
    ['ACTION_DISABLED', 'The firm has switched this off for this document. Ask us if you need it.'],
  ] as const)('DOC-08: %s is an alert with the reason and what to do', async (code, reason) => {
    await open(aDocument(), { [GRANT]: () => answerProblem(code) });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Access Denied');
    expect(alert.textContent).toContain('Access denied for view action');
    expect(alert.textContent).toContain(reason);
    expect(within(alert).getByRole('link', { name: /^Call/ })).toBeTruthy();
    expect(browser.fetched).toEqual([]);
    expect(await axeFaults()).toEqual([]);
  });

  it("D-074: somebody else's document is not found", async () => {
    await open(aDocument(), { [DOCUMENT]: () => answerProblem('NOT_FOUND') });
    expect(await screen.findByText('Oops! Page not found')).toBeTruthy();
  });

  it('D-075: a document that could not be asked for is no missing one', async () => {
    await open(aDocument(), { [DOCUMENT]: () => answerProblem('FORBIDDEN') });
    expect((await screen.findByRole('alert')).textContent).toContain('This page is for clients of the firm');
  });

  it('a failed check says so and can be tried again', async () => {
    let works = false;
    const shell = await open(aDocument(), { [GRANT]: () => (works ? grant() : answerProblem('UNAVAILABLE')) });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Security check failed');
    works = true;
    await press('Retry');
    await page(1);
    expect(grantsAsked(shell)).toEqual(['view', 'view']);
  });

  it('D-095: bytes that did not arrive are read again with the grant there is', async () => {
    browser.files.splice(0, 1, { status: 503, problem: { code: 'UNAVAILABLE' } }, {});
    const shell = await open();
    await press('Retry');
    await page(1);
    expect(grantsAsked(shell)).toEqual(['view']);
    expect(browser.fetched).toHaveLength(2);
  });

  it('asks what the document is once, and waits for pages that are still being prepared', async () => {
    browser.files.splice(0, 1, { status: 503, problem: { code: 'UNAVAILABLE' }, retryAfter: '0.01' }, {});
    const shell = await open(aDocument({ accessCount: 3, policy: { maxAccessCount: 5 } }));
    await page(1);
    expect(document.body.textContent).toContain('4 of 5');
    expect(shell.requests.filter(({ path }) => /documents\/\w+$/.test(path))).toHaveLength(1);
    expect(browser.fetched).toHaveLength(2);
  });

  it.each([
    ['NOT_FOUND', 'The firm has ended your access to it.'],
    ['DOCUMENT_EXPIRED', 'Your access to this document has expired.'],
    ['ACCESS_LIMIT_REACHED', 'This document was opened as often as it may be.'],
  ] as const)('M5: an open document is covered once the firm ended it (%s)', async (code, words) => {
    let ended = false;
    await open(aDocument(), { [STANDING]: () => (ended ? answerProblem(code) : { readable: true }) });
    await page(1);
    ended = true;
    fireEvent(window, new Event('visibilitychange'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('This document is no longer shared with you');
    expect(alert.textContent).toContain(words);
    expect(within(alert).getByRole('link', { name: /^Call/ })).toBeTruthy();
    expect(within(alert).getByRole('link', { name: 'Back to your documents' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Document' })).toBeNull();
    expect(await axeFaults()).toEqual([]);
  });

  it('M5: a line that breaks covers nothing', async () => {
    const shell = await open(aDocument(), { [STANDING]: () => answerProblem('UNAVAILABLE') });
    await page(1);
    fireEvent(window, new Event('visibilitychange'));
    await waitFor(() => expect(shell.requests.some(({ path }) => path.endsWith('/standing'))).toBe(true));
    expect(screen.getByRole('region', { name: 'Page 1 of 5' })).toBeTruthy();
  });

  it('asks for another grant when the first has ended meanwhile', async () => {
    browser.files.splice(0, 1, { status: 503 }, {});
    let first = true;
    const shell = await open(aDocument(), {
      [GRANT]: () => {
        const ended = grant(new Date(Date.now() - 1000).toISOString());
        const answer = first ? ended : { ...grant(), id: 'g2', url: '/api/cases/grants/g2/content' };
        first = false;
        return answer;
      },
    });
    await press('Retry');
    await page(1);
    expect(grantsAsked(shell)).toEqual(['view', 'view']);
  });

  it('a file that cannot be read is said to be unreadable', async () => {
    openPdf.mockRejectedValueOnce(new Error('Invalid PDF structure.'));
    await open();
    expect((await screen.findByRole('alert')).textContent).toContain('This document could not be displayed');
  });

  it('shows a picture without pdf.js', async () => {
    await open(aDocument({ fileType: 'image/png', policy: { watermarkEnabled: true } }));
    const picture = await screen.findByRole<HTMLImageElement>('img', { name: 'Statement of claim' });
    expect(picture.src).toMatch(/^blob:/);
    expect(fireEvent.contextMenu(picture)).toBe(false);
    expect(await axeFaults()).toEqual([]);
  });

  it('what cannot be shown asks for no view, and can be downloaded', async () => {
    const shell = await open(
      aDocument({ fileType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' }),
    );
    expect(await screen.findByText('This kind of file cannot be shown here')).toBeTruthy();
    expect(grantsAsked(shell)).toEqual([]);
    await press('Download');
    await waitFor(() => expect(browser.saved).toHaveLength(1));
  });
});

describe('reading', () => {
  const says = (words: string) => waitFor(() => expect(screen.getAllByText(words).length).toBeGreaterThan(0));

  it('M7: pages stand below one another, and are turned by buttons, by number and by keys', async () => {
    await open();
    await page(5);
    await says('Page 1 of 5');
    await press('Next');
    await says('Page 2 of 5');
    const number = screen.getByRole('textbox', { name: 'Page' });
    await userEvent.clear(number);
    await userEvent.type(number, '٤{Enter}');
    await says('Page 4 of 5');
    await userEvent.clear(number);
    await userEvent.type(number, '9{Enter}');
    await says('Page 4 of 5');
    fireEvent.keyDown(screen.getByRole('region', { name: 'Document' }), { key: 'Home' });
    await says('Page 1 of 5');
  });

  it('M6: only pages in sight and their neighbours are drawn; what the others took is given back', async () => {
    await open();
    const first = await page(1);
    await waitFor(() => expect(drawn).toEqual([1, 2]));
    fireEvent.keyDown(screen.getByRole('region', { name: 'Document' }), { key: 'End' });
    await waitFor(() => expect(drawn).toEqual([1, 2, 4, 5]));
    await waitFor(() => expect(cleaned).toEqual([1, 2]));
    expect(first.querySelector('canvas')).toBeNull();
    expect(document.querySelectorAll('canvas')).toHaveLength(2);
  });

  it('finds words in all pages and leads from place to place; Escape gives the document back', async () => {
    await open();
    await press('Search in the document');
    const box = screen.getByRole('searchbox', { name: 'Search in the document' });
    expect(document.activeElement).toBe(box);
    await userEvent.type(box, 'SIGNED');
    expect(await screen.findByText('1 of 2')).toBeTruthy();
    await says('Page 2 of 5');
    await waitFor(() => expect(document.querySelectorAll('[data-hit]')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('2 of 2')).toBeTruthy();
    await says('Page 4 of 5');
    expect(await axeFaults()).toEqual([]);
    await userEvent.clear(box);
    await userEvent.type(box, 'lease');
    expect(await screen.findByText('Not found')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Document' }));
  });

  it('M7: two fingers zoom, two taps come closer and go back, a swipe turns', async () => {
    await open();
    await page(1);
    const room = screen.getByRole('region', { name: 'Document' });
    const finger = (clientX: number, clientY = 100) => ({ clientX, clientY });
    fireEvent.touchStart(room, { touches: [finger(100), finger(200)] });
    fireEvent.touchMove(room, { touches: [finger(50), finger(250)] });
    fireEvent.touchEnd(room, { touches: [], changedTouches: [finger(250)] });
    expect(await screen.findByText('200%')).toBeTruthy();
    fireEvent.dblClick(room);
    expect(await screen.findByText('100%')).toBeTruthy();
    fireEvent.touchStart(room, { touches: [finger(300)] });
    fireEvent.touchEnd(room, { touches: [], changedTouches: [finger(100)] });
    await says('Page 2 of 5');
  });

  it('D-091: a marked document cannot be copied by hand so easily, and screen readers still read it', async () => {
    await open(aDocument({ policy: { watermarkEnabled: true } }));
    const region = await page(1);
    await waitFor(() => expect(region.textContent).toContain('Text of page 1'));
    expect(region.querySelector('[data-protected]')).toBeTruthy();
    expect(region.querySelector('[aria-hidden="true"]')).toBeNull();
    expect(fireEvent.contextMenu(region)).toBe(false);
  });

  it('says of a page without text that there is none', async () => {
    await open();
    await page(1);
    await waitFor(() => expect(drawn).toContain(1));
    fireEvent.keyDown(screen.getByRole('region', { name: 'Document' }), { key: 'End' });
    expect(await screen.findByText(/a picture without text/)).toBeTruthy();
  });
});

describe('download, print and share', () => {
  it('D-096: each is labelled by its restriction', async () => {
    await open(
      aDocument({
        policy: { downloadRestriction: 'authenticated', printRestriction: 'none', shareRestriction: 'admin_only' },
      }),
    );
    const described = async (name: string) => {
      const button = await screen.findByRole('button', { name });
      return document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;
    };
    expect(await described('Download')).toBe('Auth Required');
    expect(await described('Print')).toBe('Allowed');
    expect(await described('Share')).toBe('Admin Only');
  });

  it('D-088: download saves the real file under its name and says that it is marked', async () => {
    browser.files.splice(0, 1, { name: 'عقد العمل.pdf' });
    const shell = await open(aDocument({ policy: { watermarkEnabled: true } }));
    await press('Download');
    await waitFor(() =>
      expect(browser.saved).toEqual([{ href: expect.stringMatching(/^blob:/), name: 'عقد العمل.pdf' }]),
    );
    expect(grantsAsked(shell)).toContain('download');
    expect(shell.toasts.map(({ text }) => text)).toContain('Document will include security watermarks');
  });

  it('says nothing of marks that will not be there', async () => {
    const shell = await open();
    await press('Download');
    await waitFor(() => expect(browser.saved).toHaveLength(1));
    expect(shell.toasts).toEqual([]);
    expect(screen.queryByText('Document will include security watermarks')).toBeNull();
  });

  it('D-090: print prints the pages that the server made for printing, each on its sheet, and cleans up', async () => {
    const shell = await open();
    await press('Print');
    await waitFor(() => expect(browser.print).toHaveBeenCalledTimes(1));
    expect(grantsAsked(shell)).toContain('print');
    expect(document.querySelectorAll('.portal-print img')).toHaveLength(2);
    fireEvent(window, new Event('afterprint'));
    expect(document.querySelector('.portal-print')).toBeNull();
  });

  const WISH = {
    id: 's1',
    state: 'open',
    recipientName: 'Rami Aoun',
    askedAt: '2026-11-22T10:00:00.000Z',
    decidedAt: null,
    decisionReason: '',
    linkEndsAt: null,
  } as const;

  it('D-089: share asks whom it is for, sends one request and says that the firm decides', async () => {
    const shell = await open(aDocument(), { [SHARE]: () => WISH });
    await press('Share');
    const send = await screen.findByRole('button', { name: 'Send request' });
    await userEvent.type(screen.getByLabelText(/Name of the person/), 'Rami Aoun');
    await userEvent.click(send);
    expect((await screen.findAllByText(/Please enter a phone number or an e-mail address/)).length).toBeGreaterThan(0);
    await userEvent.type(screen.getByLabelText(/Their phone/), '03 123 456');
    fireEvent.click(send);
    fireEvent.click(send);
    await waitFor(() =>
      expect(shell.toasts).toContainEqual(
        expect.objectContaining({ text: 'Sharing functionality requires admin approval' }),
      ),
    );
    const asked = shell.requests.filter(({ path }) => path.endsWith('/share-requests'));
    expect(asked.map(({ body }) => body)).toEqual([
      {
        recipientName: 'Rami Aoun',
        recipientPhone: '03 123 456',
        recipientEmail: null,
        recipientLanguage: 'en',
        reason: '',
      },
    ]);
  });

  it('D-089: the client sees when they asked, and later what was decided and why', async () => {
    await open(aDocument({ shareRequest: WISH }));
    expect(await screen.findByText('Asked on 22 November 2026')).toBeTruthy();
    expect((screen.getByRole('button', { name: 'Share' }) as HTMLButtonElement).disabled).toBe(true);
    cleanup();
    const refused = { ...WISH, state: 'refused', decidedAt: '2026-11-23T10:00:00.000Z', decisionReason: 'Not now.' };
    await open(aDocument({ shareRequest: refused as typeof WISH & { state: 'refused' } }));
    expect(await screen.findByText('Not approved on 23 November 2026')).toBeTruthy();
    expect(screen.getByText('Reason: Not now.')).toBeTruthy();
  });

  it('M15: an ended or used-up document allows nothing', async () => {
    await open(aDocument({ reach: 'ended' }));
    expect((await screen.findAllByText('Access ended')).length).toBeGreaterThan(0);
    expect(screen.queryByText('Allowed')).toBeNull();
  });

  it.each(['download', 'print', 'share'] as const)(
    'D-096: a disabled %s is disabled, says why, and asks the server nothing',
    async (action) => {
      const shell = await open(aDocument({ policy: { [`${action}Restriction`]: 'disabled' } }));
      await page(1);
      const name = action.charAt(0).toUpperCase() + action.slice(1);
      const button = await screen.findByRole('button', { name });
      expect(button.getAttribute('aria-disabled')).toBe('true');
      const words = `${action} is disabled for this document`;
      expect(screen.getByText(`Action Blocked - ${words}`)).toBeTruthy();
      const before = shell.requests.length;
      await userEvent.click(button);
      expect(shell.toasts).toEqual([expect.objectContaining({ text: 'Action Blocked', description: words })]);
      expect(shell.requests).toHaveLength(before);
    },
  );

  it.each([
    ['ACTION_STAFF_ONLY', 'Access Denied', 'Access denied for download action'],
    ['ACCESS_LIMIT_REACHED', 'Access Denied', 'Access denied for download action'],
    ['ACTION_DISABLED', 'Action Blocked', 'download is disabled for this document'],
    ['UNAVAILABLE', 'Security check failed', 'problem: UNAVAILABLE'],
  ] as const)('DOC-10: a download answered with %s: %s - %s, and no file', async (code, text, description) => {
    const shell = await open(aDocument(), {
      [GRANT]: ({ body }) => ((body as { action: string }).action === 'view' ? grant() : answerProblem(code)),
    });
    await page(1);
    await press('Download');
    await waitFor(() => expect(shell.toasts).toEqual([{ kind: 'error', text, description }]));
    expect(browser.saved).toEqual([]);
    expect(await axeFaults()).toEqual([]);
  });
});

describe('a confirmation in place', () => {
  const openWith = async (confirms: boolean) => {
    let confirmed = false;
    const api: FakeApi = {
      [GRANT]: ({ body }) => {
        const { action } = body as { action: string };
        return action === 'view' || confirmed ? grant() : answerProblem('FRESH_SIGN_IN_REQUIRED');
      },
    };
    const confirm = () => {
      confirmed = confirms;
      return confirms;
    };
    return open(aDocument(), api, { confirm });
  };

  it('D-096: asks for one, then goes on with the download', async () => {
    const shell = await openWith(true);
    await page(1);
    await press('Download');
    await waitFor(() => expect(browser.saved).toHaveLength(1));
    expect(grantsAsked(shell)).toEqual(['view', 'download', 'download']);
  });

  it('who gives up is told why nothing was downloaded', async () => {
    const shell = await openWith(false);
    await press('Download');
    await waitFor(() => expect(shell.toasts.at(-1)?.kind).toBe('error'));
    expect(shell.confirmations()).toBe(1);
    expect(browser.saved).toEqual([]);
  });
});
