/**
 * @jest-environment jsdom
 */
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage } from '../../../../testing/open-page.js';

// What jsdom does not lay out, the editor asks for when it scrolls to the cursor.
beforeAll(() => {
  Range.prototype.getClientRects = () => [] as never;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});
afterEach(cleanup);

const article = {
  id: '64b0000000000000000000f1',
  slug: 'leases',
  language: 'ar',
  category: 'General',
  kind: 'article',
  title: 'الإيجارات',
  excerpt: '',
  author: null,
  image: null,
  content: '## مهلة\n\nثلاثة **أشهر**',
  state: 'draft',
  featured: false,
  publishedAt: null,
  createdAt: '2026-10-01T08:00:00.000Z',
  updatedAt: '2026-10-01T08:00:00.000Z',
  version: 2,
};
const categories = [{ id: 'General', name: { en: 'General', ar: 'عام' }, area: 'other', archived: false, version: 1 }];

async function open(content: string, answer: (body: never) => object = () => article) {
  const page = await openPage(`/admin/news/${article.id}`, {
    api: {
      'GET /news/editing/articles/:id': () => ({ ...article, content }),
      'GET /news/editing/categories': () => categories,
      'PUT /news/editing/articles/:id': ({ body }: { body: never }) => answer(body),
    } as never,
    person: { roles: ['editor'] },
  });
  return { ...page, text: await screen.findByRole('textbox', { name: /^Content/ }) };
}

describe('NEWS-05: the editor of an article', () => {
  it('shows the text as it will look, along the line of its own language, with names for all of it', async () => {
    const { text, container } = await open(article.content);
    expect([text.getAttribute('dir'), text.lang, text.getAttribute('aria-multiline')]).toEqual(['rtl', 'ar', 'true']);
    expect(within(text).getByRole('heading', { name: 'مهلة' })).toBeTruthy();
    expect(within(text).getByText('أشهر').tagName).toBe('STRONG');
    expect(screen.getByRole('toolbar', { name: 'Tools for the text' })).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('a tool changes the text, and what is saved is Markdown', async () => {
    const { user, requests, text } = await open(article.content);
    text.focus();
    await user.click(screen.getByRole('button', { name: 'Subheading' }));
    await user.click(screen.getByRole('button', { name: 'Update Article' }));
    await waitFor(() => expect(requests.find(({ method }) => method === 'PUT')).toBeTruthy());
    const saved = requests.find(({ method }) => method === 'PUT');
    expect(saved?.body).toMatchObject({ content: '### مهلة\n\nثلاثة **أشهر**' });
  });

  it('Tab reaches one tool, the arrows the others', async () => {
    const { user } = await open(article.content);
    const tools = within(screen.getByRole('toolbar')).getAllByRole('button');
    expect(tools.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    tools[0]?.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(tools[2]);
    await user.keyboard('{End}{ArrowRight}');
    expect(document.activeElement).toBe(tools[0]);
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(tools.at(-1));
  });

  it('a text that it cannot show whole stays Markdown, with a word why', async () => {
    const table = '| a | b |\n|---|---|\n| 1 | 2 |';
    const { text } = await open(table);
    expect((text as HTMLTextAreaElement).value).toBe(table);
    expect(screen.getByText(/can only be written as Markdown/)).toBeTruthy();
  });

  it('goes over to Markdown and back with what was typed there', async () => {
    const { user } = await open('One');
    await user.click(screen.getByRole('button', { name: 'Markdown' }));
    await user.type(screen.getByRole('textbox', { name: /^Content/ }), ' **two**');
    await user.click(screen.getByRole('button', { name: 'Show as it will look' }));
    expect(within(await screen.findByRole('textbox', { name: /^Content/ })).getByText('two').tagName).toBe('STRONG');
  });

  it('D-069: refuses a link that would run something, and says so', async () => {
    const { user } = await open('One');
    await user.click(screen.getByRole('button', { name: 'Link' }));
    const dialog = await screen.findByRole('dialog', { name: 'Link' });
    await user.type(within(dialog).getByLabelText(/^Address/), 'javascript:alert(1)');
    await user.click(within(dialog).getByRole('button', { name: 'Set link' }));
    expect(within(dialog).getByText(/^A link leads to/)).toBeTruthy();
  });
});
