import { AsyncLocalStorage } from 'node:async_hooks';
import type { ClientSession } from 'mongoose';

interface Ambient {
  session: ClientSession;
  /** Who began it; another database's transaction cannot be joined. */
  owner: object;
}

const ambient = new AsyncLocalStorage<Ambient>();

/** Runs `work`, and all it starts, in the transaction of `session`. */
export const withinTransaction = <Result>(session: ClientSession, owner: object, work: () => Result): Result =>
  ambient.run({ session, owner }, work);

/** The open transaction that `owner` began around the running code, if any. */
export function openTransactionOf(owner: object): ClientSession | undefined {
  const current = ambient.getStore();
  return current?.owner === owner && current.session.inTransaction() ? current.session : undefined;
}

/**
 * Says that what follows must not happen while a transaction is open: it would hold locks while somebody else answers, and happen
 * again each time the transaction is repeated. `what` names it in the error, a fault of the program: ask first, write after.
 */
export function outsideTransaction(what: string): void {
  if (ambient.getStore()?.session.inTransaction())
    throw new Error(`${what} inside a transaction: ask before, or act after the commit (see Deed)`);
}
