import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { Person } from './notice-kind.js';

/**
 * Whether a person proved to hold a number. One that was only typed may be a stranger's, who must not learn that somebody has a lawyer, let
 * alone of what: nothing that names anybody or anything goes there (D-011). Throws DomainError UNAVAILABLE while identity is of a build that
 * does not tell.
 */
export function hasProven({ provenNumbers }: Pick<Person, 'provenNumbers'>, number: string): boolean {
  if (provenNumbers === undefined) throw new DomainError('UNAVAILABLE');
  return provenNumbers.includes(number);
}
