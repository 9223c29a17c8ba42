/** A page number, or a gap where numbers are left out. */
export type PageStep = number | 'gap-before' | 'gap-after';

/** The numbers worth showing: first, last, and the current one with its neighbours. Pages count from 1. */
export function pageWindow(page: number, pageCount: number): PageStep[] {
  const shown = new Set([1, page - 1, page, page + 1, pageCount].filter((n) => n >= 1 && n <= pageCount));
  // A gap that would hide a single number shows the number instead.
  if (shown.has(3)) shown.add(2);
  if (shown.has(pageCount - 2)) shown.add(pageCount - 1);
  const steps: PageStep[] = [];
  let last = 0;
  for (const number of [...shown].sort((a, b) => a - b)) {
    if (number > last + 1) steps.push(number <= page ? 'gap-before' : 'gap-after');
    steps.push(number);
    last = number;
  }
  return steps;
}
