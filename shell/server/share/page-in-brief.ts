/** What a picture of a page shows, read from the page itself. */
export interface PageInBrief {
  title: string;
  firm: string;
  /** Inside of the page's first drawing, as SVG on 120 × 120; null where it has none. */
  drawing: string | null;
}

/** Reads a document that was rendered here. Null for one that is not to be shared: missing, private, or without a title of its own. */
export function pageInBrief(html: string): PageInBrief | null {
  const title = property(html, 'og:title');
  if (!title) return null;
  const drawing = html.match(/<svg class="ui-drawing[^"]*"[^>]*>([\s\S]*?)<\/svg>/)?.[1] ?? null;
  return { title, firm: property(html, 'og:site_name') ?? '', drawing };
}

const property = (html: string, name: string): string | undefined => {
  const content = html.match(new RegExp(`<meta property="${name}" content="([^"]*)"`))?.[1];
  return content && unescaped(content);
};

/** The signs that React writes as entities in attributes. */
const SIGNS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
const unescaped = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => SIGNS[entity] ?? entity);
