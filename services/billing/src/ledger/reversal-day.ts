import { DomainError } from '@diwan/service-kit/http/domain-error';

/** From which day on an entry is reversed: its own at the earliest, and none to come. All `YYYY-MM-DD`. Throws VALIDATION. */
export function checkReversalDay(day: string, { from, today }: { from: string; today: string }): void {
  if (day > today) throw new DomainError('VALIDATION', { fieldErrors: { day: 'too_large' } });
  if (day < from) throw new DomainError('VALIDATION', { fieldErrors: { day: 'before_movement' } });
}
