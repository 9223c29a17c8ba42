/**
 * @jest-environment jsdom
 */
import { answerProblem } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFaults, openPortal } from '../../../testing/open-portal.js';
import { aDocument } from '../../../testing/samples.js';

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
const open = (answer: () => unknown, path = '/client-portal/documents') =>
  openPortal(path, { api: { 'GET /cases/my/documents': answer } });
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

  it('searches by title and narrows to a case, which the address keeps', async () => {
    const shell = await open(() => [claim, report]);
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search documents' }), 'report');
    expect(lines()).toHaveLength(1);
    expect(screen.getByText('1 document')).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Case' }), 'Khoury v. Cedar Logistics SAL');
    expect(shell.location()).toBe('/client-portal/documents?case=64b0000000000000000000c1&search=report');
    expect(screen.getByRole('heading', { name: 'No documents match your search.' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show all documents' }));
    expect(lines()).toHaveLength(2);
  });

  it('D-075: says that there are none only when there are none', async () => {
    await open(() => []);
    expect(await screen.findByRole('heading', { name: 'No documents found.' })).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
  });

  it('D-075: a failure is no emptiness: an alert, with Retry', async () => {
    let works = false;
    await open(() => (works ? [claim] : answerProblem('NOT_FOUND')));
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
