import type { SessionPerson } from '@diwan/contracts/people/sessions/person';
import { isStaff } from '@diwan/contracts/shared/role';
import { nextPath } from '@diwan/mf-kit';

/** Where a signed-in person goes: where they were going, else staff to the back office and clients to their portal (D-015). */
export function afterSignIn({ roles }: Pick<SessionPerson, 'roles'>, next: string | null): string {
  return nextPath(next) ?? (isStaff(roles) ? '/admin' : '/client-portal');
}

/** Address of the sign-in page in a mode, which survives reload (D-152), keeping where to go afterwards. */
export function authPath(mode: 'sign-in' | 'sign-up', next: string | null): string {
  const query = new URLSearchParams();
  if (mode === 'sign-up') query.set('mode', mode);
  const destination = nextPath(next);
  if (destination) query.set('next', destination);
  return query.size > 0 ? `/auth?${query}` : '/auth';
}
