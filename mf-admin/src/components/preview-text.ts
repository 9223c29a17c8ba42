const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The beginning of a text in one line: `max` characters as people count them, so that no letter loses its marks (D-128). */
export function previewText(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  let count = 0;
  for (const { index } of letters.segment(line)) {
    if (count === max) return `${line.slice(0, index).trimEnd()}…`;
    count += 1;
  }
  return line;
}
