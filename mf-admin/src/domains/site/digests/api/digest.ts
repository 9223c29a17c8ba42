import { type DigestOutcome, previewDigest, sendDigest } from '@diwan/contracts/site/digests/http';
import { callApi } from '@diwan/mf-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const KEY = ['site', 'digest'] as const;

/** How today's digest reads and how many get it, as it is now. */
export const useDigest = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => callApi(previewDigest, undefined, { signal }), staleTime: 0 });

/** Sends it; what was known of it is asked anew afterwards. */
export function useSendDigest(): () => Promise<DigestOutcome> {
  const queries = useQueryClient();
  return async () => {
    const { outcome } = await callApi(sendDigest);
    await queries.invalidateQueries({ queryKey: KEY });
    return outcome;
  };
}
