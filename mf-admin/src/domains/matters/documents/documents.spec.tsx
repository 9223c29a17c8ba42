/**
 * @jest-environment jsdom
 */
import { answerProblem } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aDocument } from '../../../testing/records.js';
import { openCase, RANA, SHARE } from './testing/open-case.js';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('documents of a case', () => {
  it('are listed with level, size and visibility beside the facts of the case', async () => {
    const { container } = await openCase([aDocument({ confidentialityLevel: 'high' })]);
    const row = await screen.findByRole('row', { name: /Contract of sale/ });
    for (const text of ['Contract', 'High', '244 KB', 'Hidden from client'])
      expect(within(row).getByText(text)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Sale of a flat' })).toBeTruthy();
    expect(screen.getByText('1 December 2026, 10:30 (Beirut)')).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('say how to get one while there are none, and what failed', async () => {
    await openCase([]);
    expect(await screen.findByRole('heading', { name: 'No documents yet' })).toBeTruthy();
    cleanup();
    await openCase([], { 'GET /cases/cases/:id/documents': () => answerProblem('FORBIDDEN') });
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch documents');
  });

  it('H8 D-099: sharing names client and documents first, can be undone, and the list follows', async () => {
    let now = aDocument();
    const { user, act, toasts, requests } = await openCase(() => [now], {
      [SHARE]: () => {
        now = aDocument({ visibleToClient: true, sharedAt: RANA.sharedAt, readers: [RANA] });
        return [now];
      },
      'POST /cases/documents/:id/hide': () => {
        now = aDocument();
        return now;
      },
    });
    await act('Share with client');
    const dialog = within(await screen.findByRole('dialog', { name: 'Share with Rana Khoury?' }));
    expect(requests.some(({ path }) => path.endsWith('/share'))).toBe(false);
    expect((dialog.getByLabelText('Contract of sale') as HTMLInputElement).checked).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Share 1 document' }));
    expect(await screen.findByText('Visible to client')).toBeTruthy();
    expect(requests.find(({ path }) => path.endsWith('/share'))?.body).toEqual({
      documentIds: [now.id],
      clientIds: [RANA.id],
      notify: true,
    });
    expect(toasts[0]).toMatchObject({ text: 'Document shared with client', action: { label: 'Undo' } });
    toasts[0]?.action?.onPress();
    expect(await screen.findByText('Hidden from client')).toBeTruthy();
  });

  it('DOC-03 D-151: hiding asks first and whether the client is told, and says when the message was taken', async () => {
    const HIDE = 'POST /cases/documents/:id/hide';
    const visible = aDocument({ visibleToClient: true, sharedAt: RANA.sharedAt, readers: [RANA] });
    const { user, act, toasts, requests } = await openCase([visible], {
      [HIDE]: () => aDocument(),
      'GET /cases/documents/:id/notice': () => ({ state: 'sent', from: null }),
    });
    await act('Hide from client');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Hide “Contract of sale”?' }));
    const tell = dialog.getByRole('checkbox') as HTMLInputElement;
    expect(tell.checked).toBe(false);
    await user.click(tell);
    await user.click(dialog.getByRole('button', { name: 'Hide from client' }));
    await waitFor(() => expect(toasts[0]).toMatchObject({ description: 'Document hidden from client' }));
    expect(requests.find(({ path }) => path.endsWith('/hide'))?.body).toEqual({ clientIds: [RANA.id], notify: true });
    await waitFor(() => expect(toasts).toContainEqual(expect.objectContaining({ text: 'Document notification sent' })));
  });

  it('H8: a document whose access has ended is not shared before its end is changed', async () => {
    const ended = aDocument({ policy: { ...aDocument().policy, expiresAt: '2020-01-01T00:00:00.000Z' } });
    const { act } = await openCase([ended]);
    await act('Share with client');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Access to “Contract of sale” ended on 1 January 2020/)).toBeTruthy();
    expect((dialog.getByRole('button', { name: 'Share 1 document' }) as HTMLButtonElement).disabled).toBe(true);
  });

  it('D-099: a failure is said with its reason, and nothing changes', async () => {
    const { user, act, toasts } = await openCase([aDocument()], { [SHARE]: () => answerProblem('UNAVAILABLE') });
    await act('Share with client');
    await user.click(await screen.findByRole('button', { name: 'Share 1 document' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toMatchObject({ kind: 'error' });
    expect(toasts[0]?.description).toContain('Failed to update document visibility');
    expect(screen.getByText('Hidden from client')).toBeTruthy();
  });

  it('D-125: a deleted document can be taken back at once', async () => {
    let now = aDocument();
    const { user, act, toasts } = await openCase(() => (now.deletedAt ? [] : [now]), {
      'DELETE /cases/documents/:id': () => {
        now = aDocument({ deletedAt: '2026-02-03T10:00:00.000Z' });
        return now;
      },
      'POST /cases/documents/:id/restore': () => {
        now = aDocument();
        return now;
      },
    });
    await act('Delete');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete “Contract of sale”?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No documents yet')).toBeTruthy();
    toasts[0]?.action?.onPress();
    expect(await screen.findByRole('row', { name: /Contract of sale/ })).toBeTruthy();
  });

  it('H5 D-129: what somebody else changed of a policy meanwhile is taken over, not overwritten', async () => {
    const mine = aDocument();
    const theirs = aDocument({ policyVersion: 2, policy: { ...mine.policy, downloadRestriction: 'disabled' } });
    const { user, act, requests } = await openCase([mine], {
      'GET /cases/documents/:id': () => theirs,
      'PUT /cases/documents/:id/policy': () => answerProblem('CONFLICT'),
    });
    await act('Policy');
    const form = within(await screen.findByRole('dialog'));
    await user.type(form.getByLabelText('Max access count'), '5');
    await user.click(form.getByRole('button', { name: 'Save policy' }));
    expect(await form.findByText(/Taken over from what is saved now: Download/)).toBeTruthy();
    expect(form.getByLabelText<HTMLSelectElement>('Download').value).toBe('disabled');
    expect(form.getByLabelText<HTMLInputElement>('Max access count').value).toBe('5');
    expect(requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({ version: 1, maxAccessCount: 5 });
  });

  it('D-093: staff reach the bytes by a grant, in a window opened during the press', async () => {
    const view = { location: { replace: jest.fn() }, close: jest.fn() };
    const open = jest.spyOn(window, 'open').mockReturnValue(view as unknown as Window);
    const { act, sent } = await openCase([aDocument()], {
      'POST /cases/documents/:id/grants': () => ({
        id: 'g',
        url: '/api/cases/grants/g/content',
        expiresAt: '2026-02-03T10:00:00.000Z',
      }),
    });
    await act('Open');
    await waitFor(() => expect(view.location.replace).toHaveBeenCalledWith('/api/cases/grants/g/content'));
    expect(open).toHaveBeenCalledTimes(1);
    expect(sent('POST /cases/documents/:id/grants').at(-1)?.body).toEqual({ action: 'view' });
  });

  it('closes that window when the grant is refused', async () => {
    const view = { location: { replace: jest.fn() }, close: jest.fn() };
    jest.spyOn(window, 'open').mockReturnValue(view as unknown as Window);
    const { act, toasts } = await openCase([aDocument()], {
      'POST /cases/documents/:id/grants': () => answerProblem('NOT_FOUND'),
    });
    await act('Open');
    await waitFor(() => expect(view.close).toHaveBeenCalled());
    expect(toasts[0]?.description).toContain('Failed to open document');
  });

  it('D-087: the policy is edited in the words of the specification', async () => {
    const readers = [{ ...RANA, opened: 4 }];
    const { user, act, requests, toasts } = await openCase([aDocument({ readers })], {
      'PUT /cases/documents/:id/policy': () => aDocument(),
    });
    await act('Policy');
    const form = within(await screen.findByRole('dialog'));
    const options = within(form.getByLabelText('Print')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Allowed',
      'Auth Required',
      'Admin Only',
      'Disabled',
    ]);
    expect(form.getByText('For each client by themselves. Empty: no limit.')).toBeTruthy();
    expect(form.getByText('Rana Khoury').parentElement?.textContent).toContain('opened 4 times');
    await user.selectOptions(form.getByLabelText('Print'), 'Disabled');
    await user.type(form.getByLabelText('Max access count'), 'ten');
    await user.click(form.getByRole('button', { name: 'Save policy' }));
    expect(await form.findByText('Enter a whole number')).toBeTruthy();
    await user.clear(form.getByLabelText('Max access count'));
    await user.type(form.getByLabelText('Max access count'), '١٠');
    await user.type(form.getByLabelText('Access until'), '2026-12-31T23:59');
    await user.click(form.getByRole('button', { name: 'Save policy' }));
    await waitFor(() => expect(toasts.at(-1)?.description).toBe('Document policy saved'));
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
      downloadRestriction: 'none',
      printRestriction: 'disabled',
      shareRestriction: 'admin_only',
      watermarkEnabled: true,
      maxAccessCount: 10,
      expiresAt: '2026-12-31T21:59:00.000Z',
      version: 1,
    });
  });

  it('the access log says who reached it and who was refused, and why', async () => {
    const access = { personName: 'Rana Khoury', action: 'view', at: '2026-02-03T10:00:00.000Z' };
    const { act, container, user } = await openCase([aDocument()], {
      'GET /cases/documents/:id/accesses': ({ query }) => {
        const rows = [
          { id: '64b0000000000000000000b1', ...access, outcome: 'granted', reason: null, markCode: '7KQ4M-2XN9P' },
          {
            id: '64b0000000000000000000b2',
            ...access,
            action: 'print',
            outcome: 'denied',
            reason: 'disabled',
            markCode: null,
          },
        ];
        // A page each.
        const page = Number(query.get('page'));
        return { items: rows.slice(page - 1, page), total: 2, exact: true, page, limit: 1 };
      },
    });
    await act('Access log');
    expect(await screen.findByText('Granted')).toBeTruthy();
    expect(screen.getByText('7KQ4M-2XN9P')).toBeTruthy();
    expect(screen.queryByText('The action is disabled')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show older lines' }));
    expect(await screen.findByText('The action is disabled')).toBeTruthy();
    expect(screen.getByText('7KQ4M-2XN9P')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show older lines' })).toBeNull();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('DOC-12: a document that nobody has changed says so', async () => {
    const { act } = await openCase([aDocument()], { 'GET /cases/documents/:id/changes': () => [] });
    await act('File and changes');
    expect(await screen.findByText('Nothing has been changed since it was put here.')).toBeTruthy();
  });

  it('D-025: an assistant may share, but neither set the policy nor read the log', async () => {
    const { user } = await openCase([aDocument()], {}, { role: 'assistant' });
    await user.click(await screen.findByRole('button', { name: 'Actions for Contract of sale' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Open',
      'Download',
      'Download marked copy',
      'Share with client',
      'Edit details',
      'Replace file',
      'File and changes',
      'Delete',
    ]);
  });
});
