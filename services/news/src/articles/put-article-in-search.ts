import { inLanguage } from '@diwan/contracts/shared/language-path';
import type { Findable } from '../search/findable.js';
import type { SearchIndex } from '../search/search-index.js';
import type { ArticleRecord } from './article.schema.js';

/** Makes an article findable, or forgets it when it is not published. */
export async function putArticleInSearch(
  search: SearchIndex,
  {
    slug,
    language,
    title,
    excerpt,
    markdown,
    published,
  }: Pick<ArticleRecord, 'slug' | 'language' | 'title' | 'excerpt' | 'markdown' | 'published'>,
): Promise<void> {
  const path = inLanguage(`/news/${slug}`, language);
  const text = wordsOf(`${excerpt} ${markdown}`);
  const found: Findable = {
    kind: 'article',
    path,
    language,
    title,
    headings: headingsOf(markdown),
    summary: excerpt,
    text,
  };
  await search.put(path, published ? [found] : []);
}

/** What a reader sees of a Markdown text, without the addresses of links and pictures. */
const wordsOf = (markdown: string): string =>
  markdown
    .replace(/\]\([^)\s]*(?:\s[^)]*)?\)/g, '] ')
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '')
    .replace(/[#*_`>|[\]()]/g, ' ')
    .replace(/\s+/g, ' ');

/** The headings of a Markdown text. */
const headingsOf = (markdown: string): string =>
  [...markdown.matchAll(/^#{1,6}\s+(.+)$/gm)].map(([, heading]) => heading).join('. ');
