/** A list with one entry moved by one place. */
export function moved<Entry>(list: readonly Entry[], index: number, by: -1 | 1): Entry[] {
  const next = [...list];
  next.splice(index + by, 0, ...next.splice(index, 1));
  return next;
}
