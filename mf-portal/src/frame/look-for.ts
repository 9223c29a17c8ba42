import { lookFor } from '@diwan/contracts/people/delegations/http';
import { callApi, useNavigate, useShell } from '@diwan/mf-kit';

/** Turns the portal to the file of a client who named the person, or (null) back to their own, and begins at its home. */
export function useLookFor(): (delegationId: string | null) => Promise<void> {
  const { refreshSession } = useShell();
  const navigate = useNavigate();
  return async (delegationId) => {
    await callApi(lookFor, { body: { delegationId } });
    await refreshSession();
    navigate('/client-portal');
  };
}
