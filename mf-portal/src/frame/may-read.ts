import type { DelegationScope } from '@diwan/contracts/people/delegations/delegation-scope';
import { useShell } from '@diwan/mf-kit';

/** Whether a part of the file is open to who is signed in: to its client always, to a delegate as they were named (PORT-10). */
export function useMayRead(part: DelegationScope): boolean {
  const { session } = useShell();
  return session.person?.actingFor?.scopes.includes(part) ?? true;
}
