import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { getLead, setLeadClient } from '@diwan/contracts/intake/leads/http';
import { callApi } from '@diwan/mf-kit';
import { useQuery } from '@tanstack/react-query';

/** A lead that becomes a client. */
export type LeadOfClient = ResponseOf<typeof getLead>;

/** The lead a client is made of. */
export const useLeadOfClient = (id: string) =>
  useQuery({
    queryKey: ['leads', 'one', id],
    queryFn: ({ signal }) => callApi(getLead, { params: { id } }, { signal }),
  });

/** Keeps which client a lead became, whatever happened to the lead meanwhile. */
export async function linkClient(leadId: string, clientId: string): Promise<void> {
  const params = { id: leadId };
  const { version } = await callApi(getLead, { params });
  await callApi(setLeadClient, { params, body: { clientId, version } });
}
