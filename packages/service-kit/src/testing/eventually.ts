/**
 * Repeats a check until it passes. Gives up, with the last failure, when that has said the same for `stillMs`: work that goes on is slow, not
 * stuck, and has the test's own limit.
 */
export async function eventually<Result>(
  check: () => Result | Promise<Result>,
  { stillMs = 30_000, everyMs = 25 }: { stillMs?: number; everyMs?: number } = {},
): Promise<Result> {
  let said: string | undefined;
  let since = Date.now();
  for (;;) {
    try {
      return await check();
    } catch (error) {
      const says = String(error);
      if (says !== said) since = Date.now();
      else if (Date.now() - since > stillMs) throw error;
      said = says;
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
  }
}
