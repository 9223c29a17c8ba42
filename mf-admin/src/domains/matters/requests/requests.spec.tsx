/**
 * @jest-environment jsdom
 */
import type { RequestTemplate, RequestTemplates } from '@diwan/contracts/matters/requests/templates.http';
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage, pageOf } from '../../../testing/open-page.js';
import { aCase } from '../../../testing/records.js';

afterEach(cleanup);

const item = (en: string): RequestTemplate['items'][number] => ({
  ...{ title: { en, ar: 'جواز السفر' }, explanation: { en: '', ar: '' }, kind: 'file', documentType: 'identity' },
  days: 7,
});
const consulate: RequestTemplate = {
  id: 'consulate',
  title: { en: 'Power of attorney at a consulate', ar: 'وكالة لدى قنصلية' },
  items: [item('Passport'), item('Civil record')],
};
const notary: RequestTemplate = {
  id: 'notary',
  title: { en: 'Papers for the notary', ar: 'أوراق كاتب العدل' },
  items: [item('Deed')],
};
const settings = {
  types: [
    { id: 'general', name: { en: 'General', ar: 'عام' }, archived: false },
    { id: 'identity', name: { en: 'Identity', ar: 'هوية' }, archived: false },
  ],
  levels: {},
  version: 0,
};

/** Lists that the service keeps. */
function service() {
  const stored: RequestTemplates = { templates: [consulate, notary], version: 3 };
  const asked: unknown[] = [];
  const api: FakeApi = {
    'GET /cases/request-templates': () => ({ ...stored }),
    'GET /cases/document-settings': () => settings,
    'PUT /cases/request-templates': ({ body }) => {
      const sent = body as RequestTemplates;
      if (sent.version !== stored.version) return answerProblem('CONFLICT');
      return { ...Object.assign(stored, { templates: sent.templates, version: stored.version + 1 }) };
    },
    'GET /cases/cases/:id': () => aCase(),
    'GET /cases/cases/:id/timeline': () => ({ items: [], next: null }),
    'GET /cases/cases/:id/wall': () => ({ people: [], reason: '', version: 3 }),
    'GET /cases/cases/:id/related': () => [],
    'GET /cases/share-requests': () => pageOf([]),
    'GET /cases/requests': () => pageOf([]),
    'POST /cases/cases/:id/requests': ({ body }) => {
      asked.push(body);
      return answerProblem('UNAVAILABLE');
    },
  };
  return { stored, asked, api };
}
const openLists = async (list = '') => {
  const { stored, api } = service();
  const page = await openPage(`/admin/settings/requests${list && `?list=${list}`}`, { api });
  await screen.findByLabelText('Title (English) *');
  return { ...page, stored, save: () => page.user.click(screen.getByRole('button', { name: 'Save the list' })) };
};

describe('PORT-07: the lists of what is asked of clients', () => {
  it('are changed one at a time, in both languages; the others stay as they are', async () => {
    const { user, stored, save, container } = await openLists('consulate');
    const second = within(await screen.findByRole('region', { name: 'Thing 2' }));
    await user.click(second.getByRole('button', { name: 'Move up: Civil record' }));
    await user.click(screen.getByRole('button', { name: 'Ask for another thing' }));
    const third = within(await screen.findByRole('region', { name: 'Thing 3' }));
    await user.type(third.getByLabelText('What (English) *'), 'Nearest consulate');
    await user.type(third.getByLabelText('What (Arabic) *'), 'أقرب قنصلية');
    await user.selectOptions(third.getByLabelText('Answered by'), 'Words');
    expect((await axe(container)).violations).toEqual([]);
    await save();
    await waitFor(() => expect(stored.version).toBe(4));
    expect(stored.templates[0]?.items.map(({ title, kind, days }) => [title.en, kind, days])).toEqual([
      ['Civil record', 'file', 7],
      ['Passport', 'file', 7],
      ['Nearest consulate', 'text', null],
    ]);
    expect(stored.templates[1]).toEqual(notary);
  });

  it('a new one needs its words in both languages', async () => {
    const { user, stored, save } = await openLists('new');
    await user.type(screen.getByLabelText('Title (English) *'), 'Papers of a company');
    await save();
    await waitFor(() => expect(screen.getByLabelText('Title (Arabic) *').getAttribute('aria-invalid')).toBe('true'));
    await user.type(screen.getByLabelText('Title (Arabic) *'), 'أوراق شركة');
    const first = within(screen.getByRole('region', { name: 'Thing 1' }));
    await user.type(first.getByLabelText('What (English) *'), 'Statutes');
    await user.type(first.getByLabelText('What (Arabic) *'), 'النظام');
    await save();
    await waitFor(() => expect(stored.templates).toHaveLength(3));
    expect(stored.templates[2]?.title.en).toBe('Papers of a company');
  });

  it('one is removed after a question', async () => {
    const { user, stored } = await openLists('notary');
    await user.click(screen.getByRole('button', { name: 'Remove this list' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Remove this list' }));
    await waitFor(() => expect(stored.templates).toEqual([consulate]));
  });

  it('D-129: a list that a colleague changed meanwhile is not overwritten', async () => {
    const { user, stored, save } = await openLists('consulate');
    await user.type(screen.getByLabelText('Title (English) *'), ' abroad');
    const theirs = { ...consulate, title: { en: 'Theirs', ar: 'لهم' } };
    Object.assign(stored, { templates: [theirs, notary], version: 9 });
    await save();
    expect(await screen.findByText('Somebody changed this in the meantime')).toBeTruthy();
    expect(stored.templates[0]?.title.en).toBe('Theirs');
  });
});

describe('PORT-07: asking a client', () => {
  const ADDRESS = '/admin/cases/64b0000000000000000000a1/requests';
  const ASK = { name: 'Ask the client' };

  it('what was typed is there again after a reload, and after the service failed', async () => {
    const { api, asked } = service();
    const { user } = await openPage(ADDRESS, { api });
    await user.click((await screen.findAllByRole('button', ASK))[0] as HTMLElement);
    await user.selectOptions(await screen.findByLabelText('Start from a list'), 'Papers for the notary');
    await user.type(screen.getByLabelText('Title in English'), ' in Beirut');
    cleanup();
    const again = await openPage(ADDRESS, { api, reloaded: true });
    await again.user.click((await screen.findAllByRole('button', ASK))[0] as HTMLElement);
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByLabelText<HTMLInputElement>('Title in English').value).toBe('Papers for the notary in Beirut');
    expect(sheet.getByLabelText<HTMLInputElement>('What, in English').value).toBe('Deed');
    await again.user.click(sheet.getByRole('button', ASK));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(await sheet.findByRole('alert')).toBeTruthy();
    expect(sheet.getByLabelText<HTMLInputElement>('Title in English').value).toBe('Papers for the notary in Beirut');
  });

  it('M1: of several clients nobody is asked before somebody is chosen', async () => {
    const { api, asked } = service();
    const clients = [
      { id: '64b0000000000000000000c1', name: 'Rana Khoury', role: null, isKeptAway: false },
      { id: '64b0000000000000000000c2', name: 'Karim Mansour', role: null, isKeptAway: false },
    ];
    const { user, container } = await openPage(ADDRESS, {
      api: { ...api, 'GET /cases/cases/:id': () => aCase({ clients }) },
    });
    await user.click((await screen.findAllByRole('button', ASK))[0] as HTMLElement);
    await user.selectOptions(await screen.findByLabelText('Start from a list'), 'Papers for the notary');
    const sheet = within(screen.getByRole('dialog'));
    await user.click(sheet.getByRole('button', ASK));
    expect((await sheet.findByRole('alert')).textContent).toContain('Choose at least one client.');
    expect(asked).toEqual([]);
    expect((await axe(container)).violations).toEqual([]);
    await user.click(sheet.getByLabelText('Karim Mansour'));
    await user.click(sheet.getByRole('button', ASK));
    await waitFor(() => expect(asked).toMatchObject([{ clientIds: ['64b0000000000000000000c2'] }]));
  });
});
