import type { ClientSession } from 'mongoose';

/**
 * What is to be written once everything has been asked. Handlers ask other services, count limits and store files first, outside of
 * any transaction, and then answer with a deed (docs/adr/0013).
 */
export interface Deed<Result> {
  /** Runs in one transaction, maybe several times: only database effects. */
  commit(session: ClientSession): Promise<Result>;
  /**
   * Effects outside the database, once, after the commit: sessions in Redis, wake-ups. Lost if the process dies between: what must
   * not be lost is an event or a row.
   */
  after?(result: Result): Promise<void>;
}

/** Whether a handler answered with a deed. */
export function isDeed(value: unknown): value is Deed<unknown> {
  return typeof value === 'object' && value !== null && 'commit' in value && typeof value.commit === 'function';
}

/** The deed with another result, made of the first inside the transaction: `present` may read the database and nothing else. */
export function presented<Written, Shown>(
  deed: Deed<Written>,
  present: (written: Written) => Shown | Promise<Shown>,
): Deed<Shown> {
  let written: Written;
  return {
    commit: async (session) => {
      written = await deed.commit(session);
      return present(written);
    },
    after: async () => deed.after?.(written),
  };
}
