/**
 * @jest-environment jsdom
 */
import { answerProblem } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage, pageOf } from '../../../testing/open-page.js';
import { aClient, aDocument } from '../../../testing/records.js';

afterEach(cleanup);

const API = {
  'GET /cases/document-settings': () => ({
    types: [{ id: 'contract', name: { en: 'Contract', ar: 'عقد' }, archived: true }],
    levels: {},
    version: 1,
  }),
  'GET /cases/documents': () => pageOf([aDocument()]),
};

describe('all documents', () => {
  it('DOC-13: are found by words, type, level and visibility, which stand in the address, and lead to their case', async () => {
    const { user, container, sent, location } = await openPage('/admin/documents?page=2', { api: API });
    const row = await screen.findByRole('row', { name: /Contract of sale/ });
    const link = within(row).getByRole('link', { name: 'Khoury v. Cedar Logistics' });
    expect(link.getAttribute('href')).toBe('/admin/cases/64b0000000000000000000a1');
    expect((await axe(container)).violations).toEqual([]);
    await user.selectOptions(screen.getByLabelText('Document Type'), 'Contract');
    await user.selectOptions(screen.getByLabelText('Confidentiality'), 'High');
    await user.selectOptions(screen.getByLabelText('Visibility'), 'Hidden from client');
    await user.type(screen.getByLabelText('Search documents'), 'عقد');
    await waitFor(() => expect(sent('GET /cases/documents').at(-1)?.query.get('search')).toBe('عقد'));
    const { query } = sent('GET /cases/documents').at(-1) ?? {};
    expect(Object.fromEntries(query ?? [])).toMatchObject({
      documentType: 'contract',
      confidentialityLevel: 'high',
      visibility: 'hidden',
      page: '1',
    });
    expect(new URL(location(), 'http://x').searchParams.get('level')).toBe('high');
  });

  it('M2: staff download the file as it is, whatever the policy says, or a marked copy, and only what can be shown opens', async () => {
    const closed = { ...aDocument().policy, downloadRestriction: 'disabled' as const };
    const word = aDocument({ id: 'b'.repeat(24), title: 'Draft', canBeMarked: false });
    const { user, sent } = await openPage('/admin/documents', {
      api: {
        ...API,
        'GET /cases/documents': () => pageOf([aDocument({ policy: closed }), word]),
        'POST /cases/documents/:id/grants': () => answerProblem('NOT_FOUND'),
      },
    });
    const choose = async (title: string, item: string) => {
      await user.click(await screen.findByRole('button', { name: `Actions for ${title}` }));
      await user.click(await screen.findByRole('menuitem', { name: item }));
    };
    await choose('Contract of sale', 'Download');
    await choose('Contract of sale', 'Download marked copy');
    await waitFor(() =>
      expect(sent('POST /cases/documents/:id/grants').map(({ body }) => body)).toEqual([
        { action: 'download' },
        { action: 'download', marked: true },
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'Actions for Draft' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Open case', 'Download']);
  });

  it('say what to do where nothing matches, and what they are while there are none', async () => {
    const api = { ...API, 'GET /cases/documents': () => pageOf([]) };
    await openPage('/admin/documents?level=secret', { api });
    expect(await screen.findByRole('heading', { name: 'No documents yet' })).toBeTruthy();
    cleanup();
    await openPage('/admin/documents?search=x', { api });
    expect(await screen.findByRole('heading', { name: 'No matching documents' })).toBeTruthy();
  });

  it('are nobody’s who may not read documents', async () => {
    const { requests } = await openPage('/admin/documents', { api: API, person: { roles: ['editor'] } });
    expect(await screen.findByText(/not open to you|no access/i)).toBeTruthy();
    expect(requests.filter(({ path }) => path === '/cases/documents')).toEqual([]);
  });
});

describe('the documents of a client', () => {
  it('OFF-03: stand on the client’s own page, of all their cases, and are narrowed there', async () => {
    const client = '64b0000000000000000000c1';
    const { user, container, requests, sent } = await openPage(`/admin/client-details/${client}/documents`, {
      api: { ...API, 'GET /identity/clients/:id': () => aClient() },
    });
    const row = await screen.findByRole('row', { name: /Contract of sale/ });
    expect(within(row).getByRole('link', { name: 'Khoury v. Cedar Logistics' }).getAttribute('href')).toBe(
      '/admin/cases/64b0000000000000000000a1',
    );
    expect((await axe(container)).violations).toEqual([]);
    await user.selectOptions(screen.getByLabelText('Visibility'), 'Hidden from client');
    await waitFor(() => expect(sent('GET /cases/documents').at(-1)?.query.get('visibility')).toBe('hidden'));
    const asked = requests.filter(({ path }) => path === '/cases/documents');
    expect(new Set(asked.map(({ query }) => query.get('clientId')))).toEqual(new Set([client]));
  });
});
