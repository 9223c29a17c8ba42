import type { Money } from '@diwan/contracts/shared/money';
import { DomainError, isDuplicateKey } from '@diwan/service-kit/http/domain-error';

/** Throws VALIDATION for a rate below nothing (D-102). */
export function refuseNegativeRate({ amountMinor }: Money): void {
  if (amountMinor < 0) throw new DomainError('VALIDATION', { fieldErrors: { 'hourlyRate.amountMinor': 'too_small' } });
}

/** The names are the only unique values of a kind of work: throws DUPLICATE when one of them was taken. */
export function refuseTakenName(error: unknown): never {
  throw isDuplicateKey(error) ? new DomainError('DUPLICATE', { cause: error }) : error;
}
