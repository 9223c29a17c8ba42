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
}

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
