/**
 * @jest-environment jsdom
 */
import type { EditedCategory } from '@diwan/contracts/site/categories/editing.http';
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage } from '../../../testing/open-page.js';

afterEach(cleanup);

const aCategory = (changes: Partial<EditedCategory> = {}): EditedCategory => ({
  id: 'Corporate Law',
  name: { en: 'Corporate Law', ar: 'قانون الشركات' },
  area: 'business',
  archived: false,
  version: 3,
  ...changes,
});
const general = aCategory({ id: 'General', name: { en: 'General', ar: 'عام' }, area: 'other', version: 1 });
const away = aCategory({ id: 'space', name: { en: 'Space', ar: 'الفضاء' }, area: 'ip', archived: true, version: 4 });

const LIST = 'GET /news/editing/categories';
const ONE = 'PUT /news/editing/categories/:id';

async function open(more: FakeApi = {}, language: 'en' | 'ar' = 'en') {
  const api = { [LIST]: () => [general, aCategory(), away], ...more };
  const page = await openPage('/admin/site/categories', { api, person: { roles: ['editor'] }, language });
  await screen.findByRole('row', { name: /Corporate Law قانون|قانون الشركات Corporate/ });
  const menu = async (name: string) => {
    await page.user.click(screen.getByRole('button', { name: new RegExp(`${name}$`) }));
    return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  };
  const choose = async (name: string, item: string) => {
    await menu(name);
    await page.user.click(screen.getByRole('menuitem', { name: item }));
  };
  const sent = () => page.requests.filter(({ method }) => method !== 'GET').map(({ path, body }) => ({ path, body }));
  return { ...page, menu, choose, sent };
}

describe('NEWS-06: the list of categories', () => {
  it.each([
    ['en', /Corporate Law قانون الشركات Business, Commercial & Corporate Law/, /Space .*Archived/],
    ['ar', /قانون الشركات Corporate Law/, /الفضاء .*مؤرشفة/],
  ] as const)('shows both names, practice area and state, and is sound (%s)', async (language, first, last) => {
    const { container } = await open({}, language);
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows).toHaveLength(3);
    expect(screen.getByRole('row', { name: first })).toBe(rows[1]);
    expect(screen.getByRole('row', { name: last })).toBe(rows[2]);
    expect((await axe(container)).violations).toEqual([]);
  });

  it('offers to archive all but the default, and to restore what is archived', async () => {
    const { menu, user } = await open();
    expect(await menu('General')).toEqual(['Edit', 'Move up', 'Move down']);
    await user.keyboard('{Escape}');
    expect(await menu('Corporate Law')).toEqual(['Edit', 'Move up', 'Move down', 'Archive']);
    await user.keyboard('{Escape}');
    expect(await menu('Space')).toEqual(['Edit', 'Restore']);
  });

  it('moves a category up', async () => {
    const { choose, sent, toasts } = await open({
      'PUT /news/editing/categories-order': () => [aCategory(), general, away],
    });
    await choose('Corporate Law', 'Move up');
    await waitFor(() => expect(toasts.at(-1)?.description).toBe('The order was saved'));
    expect(sent()).toEqual([
      {
        path: '/news/editing/categories-order',
        body: { seen: ['General', 'Corporate Law'], ids: ['Corporate Law', 'General'] },
      },
    ]);
    expect(screen.getAllByRole('row')[1]?.textContent).toContain('Corporate Law');
  });

  it('archives after a question, and restores', async () => {
    const { choose, sent, toasts, user } = await open({
      'PUT /news/editing/categories/:id/archived': ({ body }) => ({ ...aCategory(), ...(body as object) }),
    });
    await choose('Corporate Law', 'Archive');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/Its articles stay on the site and keep its name/)).toBeTruthy();
    expect(sent()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(toasts.at(-1)?.description).toBe('Corporate Law was archived'));
    await choose('Space', 'Restore');
    await waitFor(() => expect(toasts.at(-1)?.description).toContain('Space is on the site again'));
    expect(sent().map(({ body }) => body)).toEqual([
      { archived: true, version: 3 },
      { archived: false, version: 4 },
    ]);
  });

  it('D-129: a change that came too late is said, and the list is read again', async () => {
    const { choose, requests, toasts } = await open({
      'PUT /news/editing/categories-order': () => answerProblem('CONFLICT'),
    });
    const reads = () => requests.filter(({ path, method }) => method === 'GET' && path.endsWith('/categories')).length;
    const before = reads();
    await choose('Corporate Law', 'Move up');
    await waitFor(() =>
      expect(toasts.at(-1)?.description).toContain(
        'Failed to change the category. Somebody else changed the order or the list meanwhile.',
      ),
    );
    await waitFor(() => expect(reads()).toBe(before + 1));
  });
});

describe('NEWS-06: the form of a category', () => {
  it('renames one whose id is older than the rule for ids, in both languages, and changes its area', async () => {
    const { choose, sent, toasts, user, container } = await open({ [ONE]: () => aCategory({ version: 4 }) });
    await choose('Corporate Law', 'Edit');
    const form = within(await screen.findByRole('dialog'));
    expect(form.queryByLabelText(/^Id/)).toBeNull();
    for (const [label, text] of [
      ['Name (English)', 'Companies'],
      ['Name (Arabic)', 'الشركات'],
    ] as const) {
      const field = form.getByRole('textbox', { name: new RegExp(label.replace(/[()]/g, '\\$&')) });
      await user.clear(field);
      await user.type(field, text);
    }
    await user.selectOptions(form.getByRole('combobox', { name: /^Practice area/ }), 'governance');
    expect((await axe(container)).violations).toEqual([]);
    await user.click(form.getByRole('button', { name: 'Save category' }));
    await waitFor(() => expect(toasts.at(-1)?.description).toContain('Category saved'));
    expect(sent()).toEqual([
      {
        path: '/news/editing/categories/Corporate%20Law',
        body: { name: { en: 'Companies', ar: 'الشركات' }, area: 'governance', version: 3 },
      },
    ]);
  });

  it('adds one; what is taken stands at its field, in words', async () => {
    const { sent, user } = await open({
      'POST /news/editing/categories': () =>
        answerProblem('DUPLICATE', { fieldErrors: { id: 'id_taken', 'name.ar': 'name_taken' } }),
    });
    await user.click(screen.getByRole('button', { name: 'Add category' }));
    const form = within(await screen.findByRole('dialog'));
    await user.click(form.getByRole('button', { name: 'Add category' }));
    expect(within(await form.findByRole('alert')).getAllByRole('link')).toHaveLength(4);
    expect(sent()).toEqual([]);
    await user.type(form.getByLabelText(/^Id/), 'tax-law');
    await user.type(form.getByRole('textbox', { name: /^Name \(English\)/ }), 'Tax Law');
    await user.type(form.getByRole('textbox', { name: /^Name \(Arabic\)/ }), 'الضرائب');
    await user.selectOptions(form.getByRole('combobox', { name: /^Practice area/ }), 'tax');
    await user.click(form.getByRole('button', { name: 'Add category' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual({ id: 'tax-law', name: { en: 'Tax Law', ar: 'الضرائب' }, area: 'tax' });
    await waitFor(() =>
      expect(
        within(form.getByRole('alert'))
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
      ).toEqual(['Id: This id is used already', 'Name (Arabic): Another category is called so']),
    );
  });

  it('D-129: shows what somebody else saved meanwhile and saves over it only when told', async () => {
    let version = 3;
    const theirs = aCategory({ name: { en: 'Firms', ar: 'قانون الشركات' }, version: 9 });
    const { choose, sent, user } = await open({
      [LIST]: () => [general, version === 3 ? aCategory() : theirs, away],
      [ONE]: ({ body }) => {
        if ((body as { version: number }).version === 9) return aCategory({ version: 10 });
        version = 9;
        return answerProblem('CONFLICT');
      },
    });
    await choose('Corporate Law', 'Edit');
    const form = within(await screen.findByRole('dialog'));
    await user.selectOptions(form.getByRole('combobox', { name: /^Practice area/ }), 'governance');
    await user.click(form.getByRole('button', { name: 'Save category' }));
    expect(await form.findByText('Taken over from what is saved now: Name.')).toBeTruthy();
    await user.click(form.getByRole('button', { name: /^Go on/ }));
    await user.click(form.getByRole('button', { name: 'Save category' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]?.body).toMatchObject({ name: { en: 'Firms' }, area: 'governance', version: 9 });
  });
});
