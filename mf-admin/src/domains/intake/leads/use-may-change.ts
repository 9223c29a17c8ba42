import type { Permission } from '@diwan/contracts/shared/permission';
import { useShell } from '@diwan/mf-kit';
import type { Lead } from './api/list-leads.js';

interface Who {
  me: string | undefined;
  can(permission: Permission): boolean;
}

/** Whether somebody may change a lead: any of them, or the one that was given to them. */
export const mayChange = ({ owner }: Pick<Lead, 'owner'>, { me, can }: Who): boolean =>
  can('lead:write') || (me !== undefined && owner?.id === me);

/** `mayChange` for the person who is signed in. */
export function useMayChange(): (lead: Pick<Lead, 'owner'>) => boolean {
  const { can, session } = useShell();
  return (lead) => mayChange(lead, { me: session.person?.id, can });
}
