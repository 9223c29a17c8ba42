import type { PaymentWayRecord } from './payment-way.schema.js';

/** Clients are told for so long, in milliseconds, that money goes to another place than before: most pay once a month. */
const NEW_MS = 30 * 24 * 3600_000;

/** Since when a way is new to clients; null when it is not. */
export const newSince = ({ changedAt }: Pick<PaymentWayRecord, 'changedAt'>, now: Date): Date | null =>
  changedAt && now.getTime() - changedAt.getTime() < NEW_MS ? changedAt : null;

type Destination = Pick<PaymentWayRecord, 'kind' | 'currencies' | 'account' | 'payee' | 'instructions' | 'active'>;

/** Whether a change shows clients a place for their money that they were not shown before. */
export function isNewToClients(before: Destination, after: Destination): boolean {
  if (!after.active) return false;
  return !before.active || placeOf(before) !== placeOf(after);
}

const placeOf = ({ kind, currencies, account, payee, instructions }: Destination) =>
  JSON.stringify([
    [kind, payee, [...currencies].sort()],
    [account?.bank, account?.accountName, account?.iban, account?.swift],
    [instructions.en, instructions.ar],
  ]);

/** The last signs of an account, by which people know it; empty where there is none. */
export const endingOf = ({ account }: Pick<PaymentWayRecord, 'account'>): string => account?.iban.slice(-4) ?? '';
