/**
 * @jest-environment jsdom
 */
import type { OwnDocument } from '@diwan/contracts/matters/documents/http';
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFaults, openPortal } from '../../../testing/open-portal.js';
import { aCase, aDocument } from '../../../testing/samples.js';

const DAY = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const claim = aDocument({ id: 'd1', title: 'Statement of claim', sharedAt: ago(1), confidentialityLevel: 'high' });
const report = aDocument({
  id: 'd2',
  title: 'Report on the title',
  caseId: 'c2',
  caseTitle: 'Purchase of an apartment',
  fileType: 'image/png',
  fileSize: 300,
  sharedAt: ago(30),
  policy: { expiresAt: ago(2) },
});
/** As the service answers: the search is its own. */
const answerWith =
  (documents: () => OwnDocument[] | Promise<never>, limit = 20): FakeApi[string] =>
  async ({ query }) => {
    const words = query.get('search') ?? '';
    const found = (await documents()).filter(
      ({ title, caseId }) => title.toLowerCase().includes(words) && caseId === (query.get('caseId') ?? caseId),
    );
    const page = Number(query.get('page') ?? 1);
    return { items: found.slice((page - 1) * limit, page * limit), total: found.length, exact: true, page, limit };
  };
const open = (documents: () => OwnDocument[] | Promise<never>, limit?: number) =>
  openPortal('/client-portal/documents', {
    api: { 'GET /cases/my/documents': answerWith(documents, limit), 'GET /cases/my/cases': () => [aCase()] },
  });
const lines = () => within(screen.getByRole('list', { name: 'Documents' })).getAllByRole('listitem');

afterEach(cleanup);

describe('the documents', () => {
  it('PORT-04: each leads to the viewer and says what it is', async () => {
    await open(() => [claim, report]);
    const link = await screen.findByRole('link', { name: 'Statement of claim' });
    expect(link.getAttribute('href')).toBe('/documents/d1');
    const [first, second] = lines().map((line) => line.textContent ?? '');
    expect(first).toMatch(/New.*High.*PDF.*24 KB/);
    expect(second).toMatch(/Normal.*Purchase of an apartment.*Image.*300 B.*Expired/);
    expect(second).not.toContain('New');
    expect(await axeFaults()).toEqual([]);
  });

  it('PORT-04: one that was opened is no longer new when its reader comes back', async () => {
    let opened = false;
    const document = aDocument({ id: 'd1', title: 'Memo', sharedAt: ago(1), fileType: 'image/png' });
    const now = () => ({ ...document, openedAt: opened ? new Date().toISOString() : null });
    await openPortal('/client-portal/documents', {
      api: {
        'GET /cases/my/documents': answerWith(() => [now()]),
        'GET /cases/my/cases': () => [aCase()],
        'GET /cases/my/documents/:id': now,
        'GET /cases/my/documents/:id/standing': () => ({ readable: true }),
        'POST /cases/documents/:id/grants': () => {
          opened = true;
          return { id: 'g1', url: '/api/cases/grants/g1/content', expiresAt: new Date(Date.now() + DAY).toISOString() };
        },
      },
    });
    await screen.findByText('New');
    await userEvent.click(screen.getByRole('link', { name: 'Memo' }));
    await screen.findByRole('heading', { level: 1, name: 'Memo' });
    await waitFor(() => expect(opened).toBe(true));
    await userEvent.click(screen.getByRole('link', { name: 'Back to your documents' }));
    await screen.findByRole('list', { name: 'Documents' });
    await waitFor(() => expect(screen.queryByText('New')).toBeNull());
  });

  it('searches by title and narrows to a case, which the address keeps', async () => {
    const shell = await open(() => [claim, report]);
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search documents' }), 'report');
    expect(await screen.findByText('1 document')).toBeTruthy();
    expect(lines()).toHaveLength(1);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Case' }), 'Khoury v. Cedar Logistics SAL');
    expect(shell.location()).toBe('/client-portal/documents?case=64b0000000000000000000c1&search=report');
    expect(await screen.findByRole('heading', { name: 'No documents match your search.' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show all documents' }));
    expect(await screen.findByText('2 documents')).toBeTruthy();
    expect((screen.getByRole('searchbox', { name: 'Search documents' }) as HTMLInputElement).value).toBe('');
  });

  it('PORT-04: more than a page are shown by pages, whose number the address keeps', async () => {
    const shell = await open(() => [claim, report], 1);
    await userEvent.click(await screen.findByRole('link', { name: 'Page 2' }));
    expect(shell.location()).toBe('/client-portal/documents?page=2');
    expect(await screen.findByRole('link', { name: 'Report on the title' })).toBeTruthy();
    expect(lines()).toHaveLength(1);
  });

  it('D-075: says that there are none only when there are none', async () => {
    await open(() => []);
    expect(await screen.findByRole('heading', { name: 'No documents found.' })).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
  });

  it('D-075: a failure is no emptiness: an alert, with Retry', async () => {
    let works = false;
    await open(() => (works ? [claim] : (answerProblem('NOT_FOUND') as never)));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We could not load your documents');
    expect(screen.queryByText('No documents found.')).toBeNull();
    expect(await axeFaults()).toEqual([]);
    works = true;
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Statement of claim' })).toBeTruthy();
  });

  it('says that it is loading', async () => {
    await open(() => new Promise(() => undefined));
    expect(screen.getAllByText('Loading your information...').length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryByText('No documents found.')).toBeNull());
  });
});
