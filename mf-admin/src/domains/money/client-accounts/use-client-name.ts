import { useClientAccount } from './api/client-account.js';

/** The name of a client of whom perhaps only the id is known, as from an address or a draft that was kept; empty until it is there. */
export function useClientName(id: string, known: { id: string; name: string } | undefined): string {
  const isKnown = known?.id === id;
  const { data } = useClientAccount(id, !isKnown);
  return (isKnown ? known.name : data?.client.name) ?? '';
}
