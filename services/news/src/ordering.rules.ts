import { DomainError } from '@diwan/service-kit/http/domain-error';

/** An order that somebody saw, and the one that it shall become. */
export interface NewOrder {
  seen: readonly string[];
  ids: readonly string[];
}

/** Throws CONFLICT when the order is not the one that was seen any more (D-129), or when `ids` are not exactly what is in it. */
export function requireSeenOrder(stored: readonly string[], { seen, ids }: NewOrder): void {
  if (stored.join('\n') !== seen.join('\n')) throw new DomainError('CONFLICT');
  if ([...stored].sort().join('\n') !== [...ids].sort().join('\n')) throw new DomainError('CONFLICT');
}
