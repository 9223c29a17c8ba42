import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';

/**
 * The day on which money moved, `YYYY-MM-DD` in Beirut: none to come, and none of more than a year ago, which is mistyped more often than it is
 * meant; owners may mean it (M1). Throws VALIDATION.
 */
export function checkMoneyDay({ roles }: SignedInCaller, { day, today }: { day: string; today: string }): void {
  if (day > today) throw new DomainError('VALIDATION', { fieldErrors: { day: 'too_large' } });
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  if (day < yearAgo && !roles.includes('owner'))
    throw new DomainError('VALIDATION', { fieldErrors: { day: 'long_past' } });
}
