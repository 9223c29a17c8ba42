const PAINTS = new Set(['Tj', 'TJ', "'", '"', 'Do', 'f', 'F', 'f*', 'S', 's', 'B', 'B*', 'b', 'b*', 'sh', 'EI']);
/** Colours of printing inks, which a file whose intent is sRGB may not have. */
const INKS = new Set(['k', 'K']);
const TOKEN = /\((?:\\[\s\S]|[^\\()])*\)|<(?!<)[^>]*>|\/[^\s()<>[\]{}/%]*|[^\s()<>[\]{}/%]+/g;

/** What is wrong with the content of a page: something is painted outside of marked content, marks do not match, or inks are named. */
export function contentFaults(content: string): string[] {
  const faults: string[] = [];
  let depth = 0;
  for (const [token] of content.matchAll(TOKEN)) {
    if (token === 'BDC' || token === 'BMC') depth += 1;
    if (token === 'EMC') depth -= 1;
    if (depth < 0) return [...faults, 'marked content ends that did not begin'];
    if (PAINTS.has(token) && depth === 0) faults.push(`${token} outside of marked content`);
    if (INKS.has(token)) faults.push(`${token}: colours of inks`);
  }
  return depth === 0 ? faults : [...faults, 'marked content does not end'];
}
