import type { DoubleReason } from '@diwan/contracts/people/client-merges/http';
import { fullName } from '@diwan/contracts/people/clients/names';
import { fold } from '@diwan/contracts/shared/search-text';
import type { ClientPerson } from '../clients/client.presenter.js';

export interface Double {
  one: ClientPerson;
  other: ClientPerson;
  reasons: DoubleReason[];
}

/** What two clients have in common if they are one: `reason text`. */
function marksOf({ name, email, phone, whatsappNumber, client: { names } }: ClientPerson): string[] {
  const written = [names?.latin, names?.arabic].flatMap((parts) => (parts ? [fullName(parts)] : []));
  const folded = [name, ...written].map((text) => fold(text).replace(/\s+/gu, ' ').trim()).filter(Boolean);
  return [
    ...[phone, whatsappNumber].flatMap((number) => number ?? []).map((number) => `phone ${number}`),
    ...(email ? [`email ${email.toLowerCase()}`] : []),
    // A single word is a name that many have.
    ...folded.filter((text) => text.includes(' ')).map((text) => `name ${text}`),
  ];
}

/** Pairs of clients that share a number, an address or a name in either script; `of` narrows it to those of one client. */
export function likelyDoubles(clients: readonly ClientPerson[], of?: string): Double[] {
  const byMark = new Map<string, ClientPerson[]>();
  for (const client of clients)
    for (const mark of new Set(marksOf(client))) byMark.set(mark, [...(byMark.get(mark) ?? []), client]);
  const found = new Map<string, Double>();
  for (const [mark, [first, ...others]] of byMark)
    for (const other of others) {
      if (!first) continue;
      const [one, two] = [first, other].sort((a, b) => a.client.since.getTime() - b.client.since.getTime());
      if (!one || !two || (of && ![one, two].some(({ _id }) => _id.toHexString() === of))) continue;
      const key = `${one._id.toHexString()} ${two._id.toHexString()}`;
      const reasons = new Set([...(found.get(key)?.reasons ?? []), mark.split(' ')[0] as DoubleReason]);
      found.set(key, { one, other: two, reasons: [...reasons] });
    }
  return [...found.values()];
}
