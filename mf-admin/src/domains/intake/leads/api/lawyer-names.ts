import { listAttorneys } from '@diwan/contracts/site/attorneys/http';
import { callApi } from '@diwan/mf-kit';
import { useQuery } from '@tanstack/react-query';

/** Names of the published lawyers in both languages, by the address of their profile. */
export const useLawyerNames = (enabled: boolean) =>
  useQuery({
    queryKey: ['leads', 'lawyers'],
    queryFn: async ({ signal }) => {
      const lawyers = await callApi(listAttorneys, undefined, { signal });
      return new Map(lawyers.map(({ slug, name }) => [slug, name]));
    },
    enabled,
  });
