const PORTION = 500;

/**
 * Goes through many records without holding them all: `next` reads those after the last one of the portion before, `each` says whether it
 * changed one. Returns how many were changed.
 */
export async function inPortions<Row>(
  next: (after: Row | undefined, limit: number) => Promise<Row[]>,
  each: (row: Row) => Promise<boolean>,
): Promise<number> {
  let changed = 0;
  let last: Row | undefined;
  for (;;) {
    const portion = await next(last, PORTION);
    for (const row of portion) if (await each(row)) changed += 1;
    last = portion.at(-1);
    if (!last || portion.length < PORTION) return changed;
  }
}
