/** Repeats a check until it passes, for `withinMs` at most; then its last failure is thrown. */
export async function eventually<Result>(
  check: () => Result | Promise<Result>,
  { withinMs = 20_000, everyMs = 25 }: { withinMs?: number; everyMs?: number } = {},
): Promise<Result> {
  const end = Date.now() + withinMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
  }
}
