/** A move of a machine: the states that a conditional write expects, and the one it brings. */
export interface Move<From extends string, To extends string> {
  from: readonly From[];
  to: To;
}

/** Makes the moves of a machine from its table, which says where each state may go. A move that the table lacks does not compile. */
export const movesBy =
  <const Table extends Record<string, readonly string[]>>(_table: Table) =>
  <From extends keyof Table & string, To extends Table[From][number]>(
    from: readonly From[],
    to: To,
  ): Move<From, To> => ({ from, to });
