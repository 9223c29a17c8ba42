import { normalisePhone } from '@diwan/contracts/shared/phone-plan';
import { DomainError } from './domain-error.js';

/** A number that somebody typed into `field`, in E.164 (D-005). Throws VALIDATION for one that its country's plan does not know. */
export function requirePhone(typed: string, field: string): string {
  const phone = normalisePhone(typed);
  if (phone === null) throw new DomainError('VALIDATION', { fieldErrors: { [field]: 'invalid_phone' } });
  return phone;
}
