/**
 * @jest-environment jsdom
 */
import type { EditedPage, PageSummary } from '@diwan/contracts/site/pages/editing.http';
import type { Page } from '@diwan/contracts/site/pages/page';
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage } from '../../../testing/open-page.js';
import { aFact, aQuestion } from '../../../testing/site-records.js';

afterEach(cleanup);

const content = (word: string): Page => ({
  slug: 'services/labor-law',
  metaTitle: `${word} title`,
  metaDescription: `${word} description`,
  name: word,
  blocks: [
    {
      type: 'hero',
      title: `${word} heading`,
      lead: 'See {fact:labor.notice}',
      actions: [{ kind: 'tel', label: `${word} call` }],
    },
    {
      type: 'cards',
      heading: `${word} cards`,
      items: [
        { title: `${word} one`, text: 'x' },
        { title: `${word} two`, text: 'y' },
      ],
    },
    { type: 'faq', heading: `${word} questions`, faqIds: ['labor-notice'] },
  ],
});
const aPage = (changes: Partial<EditedPage> = {}): EditedPage => ({
  slug: 'services/labor-law',
  en: content('Work'),
  ar: content('عمل'),
  draft: null,
  updatedAt: '2026-11-01T08:00:00.000Z',
  version: 3,
  ...changes,
});
const summary = (changes: Partial<PageSummary> = {}): PageSummary => ({
  slug: 'services/labor-law',
  name: { en: 'Labor law', ar: 'قانون العمل' },
  updatedAt: '2026-11-01T08:00:00.000Z',
  draft: null,
  expiredFacts: 0,
  ...changes,
});

describe('PUB-01: the list of pages', () => {
  it('shows what waits to be published and what keeps a page from it, and finds by either language', async () => {
    const about = summary({
      slug: 'about',
      name: { en: 'About', ar: 'من نحن' },
      draft: { by: 'Rana Haddad', at: '2026-11-02T08:00:00.000Z' },
      expiredFacts: 2,
    });
    const { container, user } = await openPage('/admin/site/pages', {
      api: { 'GET /news/editing/pages': () => [summary(), about] },
    });
    const row = within(await screen.findByRole('row', { name: /About/ }));
    expect(row.getByText('Draft waiting')).toBeTruthy();
    expect(row.getByText('2 expired facts')).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
    await user.type(screen.getByLabelText('Search pages'), 'العمل');
    await waitFor(() => expect(screen.queryByRole('row', { name: /About/ })).toBeNull());
    expect(screen.getByRole('link', { name: 'Labor law' }).getAttribute('href')).toBe(
      '/admin/site/pages/services/labor-law',
    );
  });
});

async function openEditor(more: FakeApi = {}) {
  const sent: { method: string; body: EditedPage }[] = [];
  const answer = (changes: Partial<EditedPage>) => (request: { method: string; body: unknown }) => {
    const body = request.body as EditedPage;
    sent.push({ method: request.method, body });
    const { en, ar, version } = body;
    return aPage({ en, ar, version: version + 1, ...changes });
  };
  const page = await openPage('/admin/site/pages/services/labor-law', {
    api: {
      'GET /news/editing/page': () => aPage(),
      'GET /news/editing/facts': () => [aFact()],
      'GET /news/editing/questions': () => [
        aQuestion(),
        aQuestion({ id: 'labor-leave', question: { en: 'How much leave?', ar: 'كم الإجازة؟' } }),
      ],
      'PUT /news/editing/page': answer({ draft: { by: 'Rana Haddad', at: '2026-11-02T08:00:00.000Z' } }),
      'POST /news/editing/page/publication': answer({}),
      ...more,
    },
  });
  await screen.findByRole('heading', { level: 2, name: 'Parts of the page' });
  const openPart = (name: RegExp) => page.user.click(screen.getByText(name));
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
  return { ...page, sent, openPart, press };
}

describe('PUB-01: the editor of a page', () => {
  it('edits both languages side by side, with the facts in their current words, and is sound', async () => {
    const { user, openPart, press, sent, toasts, container } = await openEditor();
    await openPart(/^Part 1: Heading/);
    expect(await screen.findAllByText(/Notice is one month/)).toHaveLength(1);
    await openPart(/^Part 2: Cards/);
    expect((await axe(container)).violations).toEqual([]);
    const heading = screen.getAllByLabelText(/^Heading \(Arabic\)/)[0]!;
    await user.clear(heading);
    await user.type(heading, 'بطاقاتنا');
    await press('Save draft');
    await waitFor(() => expect(toasts.at(-1)?.description).toBe('Draft saved. Visitors do not see it yet.'));
    expect(sent[0]?.method).toBe('PUT');
    expect(sent[0]?.body).toMatchObject({ slug: 'services/labor-law', version: 3, en: content('Work') });
    expect(sent[0]?.body.ar.blocks[1]).toMatchObject({ heading: 'بطاقاتنا' });
  });

  it('moves, adds and removes entries in both languages, and chooses questions', async () => {
    const { user, openPart, press, sent } = await openEditor();
    await openPart(/^Part 2: Cards/);
    await press('Move up: Entry 2');
    await press('Add: Entry');
    await user.type(screen.getAllByLabelText(/^Title \(English\)/).at(-1)!, 'Work three');
    await openPart(/^Part 3: Questions/);
    await user.click(screen.getByRole('combobox', { name: 'Add a question' }));
    await user.click(await screen.findByRole('option', { name: /How much leave/ }));
    await press('Publish');
    await waitFor(() => expect(sent).toHaveLength(1));
    const { en, ar } = sent[0]!.body;
    const titles = ({ blocks }: Page) =>
      blocks.flatMap((block) => (block.type === 'cards' ? block.items.map(({ title }) => title) : []));
    expect(titles(en)).toEqual(['Work two', 'Work one', 'Work three']);
    expect(titles(ar)).toEqual(['عمل two', 'عمل one', '']);
    expect([en.blocks[2], ar.blocks[2]]).toMatchObject(Array(2).fill({ faqIds: ['labor-notice', 'labor-leave'] }));
  });

  it('the focus and what is open go with what moves; when something is taken out the focus stays in its list', async () => {
    const { openPart, press, user } = await openEditor();
    await openPart(/^Part 2: Cards/);
    await press('Move down: Entry 1');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move up: Entry 2' }));
    await press('Remove: Entry 2');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Entries' }));
    await press('Move down: Part 2: Cards');
    expect(screen.getByRole('button', { name: 'Add: Entry' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move up: Part 3: Cards' }));
    await user.click(screen.getByRole('button', { name: 'Add a part' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Steps' }));
    expect(screen.getByRole('button', { name: 'Remove: Part 4: Steps' })).toBeTruthy();
  });

  it('keeps what is typed while a draft is on its way, and then tells of the draft', async () => {
    let answer = () => {};
    const onItsWay = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { user, press, toasts } = await openEditor({
      'PUT /news/editing/page': async ({ body }) => {
        await onItsWay;
        return aPage({ ...(body as EditedPage), draft: { by: 'Rana Haddad', at: '2026-11-02T08:00:00.000Z' } });
      },
    });
    const name = screen.getByLabelText<HTMLInputElement>(/^Name \(English\)/);
    await user.type(name, ' one');
    await press('Save draft');
    await user.type(name, ' two');
    answer();
    await waitFor(() => expect(toasts.at(-1)?.description).toContain('Draft saved'));
    expect(name.value).toBe('Work one two');
    expect(screen.getByText(/^You have changes that are not saved/)).toBeTruthy();
    expect(await screen.findByText('Draft waiting')).toBeTruthy();
  });

  it('what both languages share is wrong once, at its one field', async () => {
    const fieldErrors = { 'en.blocks.2.faqIds.0': 'unknown_question', 'ar.blocks.2.faqIds.0': 'unknown_question' };
    const { press } = await openEditor({
      'POST /news/editing/page/publication': () => answerProblem('VALIDATION', { fieldErrors }),
    });
    await press('Publish');
    const links = within(await screen.findByRole('alert')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Part 3: Questions, Question 1: This question does not exist',
    ]);
    const [, id = ''] = links[0]?.getAttribute('href')?.split('#') ?? [];
    await waitFor(() => expect(document.getElementById(id)?.textContent).toContain('How long is the notice?'));
  });

  it('D-103: what the service finds wrong stands at its field, in a part that opens, and in the summary', async () => {
    const fieldErrors = {
      'ar.blocks.1.items.1.title': 'required',
      'en.blocks': 'one_heading',
      'en.blocks.0.lead': 'expired_fact',
    };
    const { press, user } = await openEditor({
      'POST /news/editing/page/publication': () => answerProblem('VALIDATION', { fieldErrors }),
    });
    await press('Publish');
    const summaryBox = await screen.findByRole('alert');
    expect(
      within(summaryBox)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining('A page begins with its one heading part'),
      expect.stringContaining('A legal fact here has expired'),
      expect.stringMatching(/Part 2: Cards.*Entry 2.*Title.*\(Arabic\).*Please fill in this field/),
    ]);
    const title = (await screen.findAllByLabelText(/^Title \(Arabic\)/)).at(-1)!;
    expect(title.getAttribute('aria-invalid')).toBe('true');
    await user.type(title, 'x');
    expect(title.getAttribute('aria-invalid')).toBeNull();
  });

  it('D-129: keeps what was typed when somebody else saved, and saves over it when told', async () => {
    let version = 3;
    const sent: number[] = [];
    const { user, press, toasts } = await openEditor({
      'GET /news/editing/page': () => aPage({ version, en: version === 3 ? content('Work') : content('Labor') }),
      'PUT /news/editing/page': ({ body }) => {
        sent.push((body as EditedPage).version);
        return (body as EditedPage).version === version
          ? aPage({ ...(body as EditedPage), version: version + 1 })
          : answerProblem('CONFLICT');
      },
    });
    const name = screen.getByLabelText(/^Name \(English\)/);
    await user.clear(name);
    await user.type(name, 'Employment');
    version = 7;
    await press('Save draft');
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText('Saved now: Labor')).toBeTruthy();
    await user.click(notice.getByRole('button', { name: 'Go on with this, then save' }));
    await press('Save draft');
    await waitFor(() => expect(toasts.at(-1)?.description).toContain('Draft saved'));
    expect(sent).toEqual([3, 7]);
    expect(screen.getByLabelText<HTMLInputElement>(/^Name \(English\)/).value).toBe('Employment');
  });

  it('takes an old version as the draft after asking', async () => {
    const restored: unknown[] = [];
    const { user, press } = await openEditor({
      'GET /news/editing/page/versions': () => [
        { number: 2, publishedAt: '2026-11-01T08:00:00.000Z', publishedBy: 'Rana Haddad' },
        { number: 1, publishedAt: '2026-10-01T08:00:00.000Z', publishedBy: null },
      ],
      'POST /news/editing/page/restored-version': ({ body }) => {
        restored.push(body);
        return aPage({ en: content('Old'), version: 4 });
      },
    });
    await press('Versions');
    await user.click(await screen.findByRole('button', { name: 'Restore version 1' }));
    await user.click(await screen.findByRole('button', { name: 'Restore as draft' }));
    await waitFor(() => expect(restored).toEqual([{ slug: 'services/labor-law', version: 3, number: 1 }]));
    expect((await screen.findByLabelText<HTMLInputElement>(/^Name \(English\)/)).value).toBe('Old');
  });

  it('gives a draft up after asking, and keeps the focus near', async () => {
    const draft = { by: 'Rana Haddad', at: '2026-11-02T08:00:00.000Z' };
    const { user, press, toasts } = await openEditor({
      'GET /news/editing/page': () => aPage({ draft, en: content('Draft') }),
      'POST /news/editing/page/discarded-draft': () => aPage({ version: 4 }),
    });
    await press('Discard draft');
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Discard draft' }));
    await waitFor(() => expect(toasts.at(-1)?.description).toBe('Draft discarded'));
    expect(screen.getByLabelText<HTMLInputElement>(/^Name \(English\)/).value).toBe('Work');
    expect(screen.queryByRole('button', { name: 'Discard draft' })).toBeNull();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(document.activeElement?.contains(screen.getByRole('button', { name: 'Publish' }))).toBe(true);
  });

  it('OFF-11: asks before unsaved changes are left', async () => {
    const { user } = await openEditor();
    await user.type(screen.getByLabelText(/^Name \(English\)/), '!');
    await user.click(screen.getByRole('link', { name: 'Back to pages' }));
    expect(await screen.findByRole('alertdialog', { name: 'Discard what you typed?' })).toBeTruthy();
  });
});
