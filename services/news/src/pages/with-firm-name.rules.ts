import type { Page } from '@diwan/contracts/site/pages/page';

const MARK = /\{firm\}/g;
/** What a page's head may hold at most, see `Page`; the name of a firm may be longer than whoever wrote it thought. */
const MOST = { metaTitle: 70, metaDescription: 170 } as const;

/** A page, with the firm's name in the place of `{firm}`. */
export function withFirmName(page: Page, name: string): Page {
  const named = put(page, name) as Page;
  const { metaTitle, metaDescription } = named;
  return {
    ...named,
    metaTitle: shortened(metaTitle, MOST.metaTitle),
    metaDescription: shortened(metaDescription, MOST.metaDescription),
  };
}

function put(value: unknown, name: string): unknown {
  if (typeof value === 'string') return value.replace(MARK, () => name);
  if (Array.isArray(value)) return value.map((item) => put(item, name));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, put(inner, name)]));
}

/** Ends at a word, with a mark that something is missing. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:،؛]+$/u, '')}…`;
}
