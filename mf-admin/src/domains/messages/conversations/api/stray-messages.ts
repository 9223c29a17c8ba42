import {
  dismissStrayMessage,
  listStrayMessages,
  placeStrayMessage,
  type StrayMessage as StrayMessageSchema,
} from '@diwan/contracts/messages/stray-messages/http';
import { CONVERSATIONS } from '@diwan/desk-kit/conversations/use-live';
import { callApi } from '@diwan/mf-kit';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';

export type StrayMessage = z.infer<typeof StrayMessageSchema>;

/** Messages by WhatsApp that are nobody's yet. */
export const useStrayMessages = (query: { page?: number; limit?: number }, enabled = true) =>
  useQuery({
    queryKey: [...CONVERSATIONS, 'strays', query],
    queryFn: ({ signal }) => callApi(listStrayMessages, { query }, { signal }),
    placeholderData: keepPreviousData,
    enabled,
  });

/** Says whose one is, or that it is nobody's; what is on show follows. */
export function useStrayDeeds(id: string) {
  const queries = useQueryClient();
  const params = { id };
  const shown = () => queries.invalidateQueries({ queryKey: CONVERSATIONS });
  return {
    place: (personId: string): Promise<void> =>
      callApi(placeStrayMessage, { params, body: { personId } }).finally(shown),
    dismiss: (): Promise<void> => callApi(dismissStrayMessage, { params }).finally(shown),
  };
}
