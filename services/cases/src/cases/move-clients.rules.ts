import type { CaseRecord } from './case.schema.js';

type Clients = CaseRecord['clients'];
interface Way {
  from: string;
  to: string;
}

/** A case that went over to another client, with its clients before. */
export interface MovedCase {
  id: string;
  clients: Clients;
  /** Which of the two it was kept from; absent in merges from before a case could be kept from clients. */
  keptFrom?: readonly string[];
}

/** Whom a case is kept from after the merge: a wall around one record of a person holds for both. */
export const walledOffAfter = (walledOff: readonly string[], { from, to }: Way): string[] => [
  ...new Set(walledOff.map((id) => (id === from ? to : id))),
];

/** The same when that is taken back: a wall of either, as it was before; one that was set or lifted meanwhile stays so, for both. */
export function walledOffBack(now: readonly string[], before: readonly string[], { from, to }: Way): string[] {
  if (!now.includes(to)) return [...now];
  const isOfOne = before.includes(from) || before.includes(to);
  return [...now.filter((id) => id !== to), ...(isOfOne ? before : [from, to])];
}

/** Which of the two a case is kept from. */
export const keptFromOf = (walledOff: readonly string[], { from, to }: Way): string[] =>
  walledOff.filter((id) => id === from || id === to);

/** The clients of a case after one of them was merged into another: in their place and role, once where both were there. */
export function clientsAfter(clients: Clients, { from, to }: Way): Clients {
  const isBoth = clients.some(({ id }) => id === to);
  return clients.flatMap((client) => {
    if (client.id !== from) return [client];
    return isBoth ? [] : [{ ...client, id: to }];
  });
}

/** The clients when that is taken back; null where the merge has left nothing to take back. */
export function clientsBack(now: Clients, before: Clients, { from, to }: Way): Clients | null {
  if (now.some(({ id }) => id === from) || !now.some(({ id }) => id === to)) return null;
  const place = before.findIndex(({ id }) => id === from);
  const was = before[place];
  if (!was) return null;
  const wasBoth = before.some(({ id }) => id === to);
  if (wasBoth) return now.toSpliced(Math.min(place, now.length), 0, was);
  return now.map((client) => (client.id === to ? { ...client, id: from } : client));
}
