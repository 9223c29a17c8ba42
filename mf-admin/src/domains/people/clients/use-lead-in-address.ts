import { Id } from '@diwan/contracts/shared/id';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ListAddress } from '../../../components/use-list-address.js';

/**
 * The lead a client is to be made of, as another page named it in the address (`from-lead`). It is taken out of the address before the
 * form opens: the form's own entry of the history lies above an address that does not open it again.
 */
export function useLeadInAddress(address: ListAddress): { leadId: string | null; forgetLead: () => void } {
  const [leadId, setLeadId] = useState<string | null>(null);
  const named = address.filter('from-lead');
  const take = useEffectEvent((id: string) => {
    setLeadId(Id.safeParse(id).data ?? null);
    address.set({ 'from-lead': '' });
  });
  useEffect(() => {
    if (named) take(named);
  }, [named]);
  return { leadId: named ? null : leadId, forgetLead: () => setLeadId(null) };
}
