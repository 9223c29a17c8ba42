import { listLeads } from '@diwan/contracts/http/chatbot';
import { getOfficeProfile } from '@diwan/contracts/http/news';
import { listEditedFacts } from '@diwan/contracts/http/news-references';
import { listFailedJobs, listNotices } from '@diwan/contracts/http/notifications';
import { callApi } from '@diwan/mf-kit';
import { useQuery } from '@tanstack/react-query';

/** How many leads nobody has answered yet. */
export const useNewLeads = (enabled: boolean) =>
  useQuery({
    queryKey: ['dashboard', 'leads'],
    queryFn: async ({ signal }) => (await callApi(listLeads, { query: { status: 'new', limit: 1 } }, { signal })).total,
    enabled,
  });

/** How many notices failed or have an unknown outcome, and jobs that gave up. */
export const useTroubledNotices = (enabled: boolean) =>
  useQuery({
    queryKey: ['dashboard', 'notices'],
    queryFn: async ({ signal }) => {
      const [failed, unknown, jobs] = await Promise.all([
        callApi(listNotices, { query: { state: 'failed', limit: 1 } }, { signal }),
        callApi(listNotices, { query: { state: 'unknown', limit: 1 } }, { signal }),
        callApi(listFailedJobs, undefined, { signal }),
      ]);
      return failed.total + unknown.total + jobs.length;
    },
    enabled,
  });

/** Whether the office has an address to show on the site (D-029). */
export const useAddressMissing = (enabled: boolean) =>
  useQuery({
    queryKey: ['dashboard', 'address'],
    queryFn: async ({ signal }) => (await callApi(getOfficeProfile, undefined, { signal })).address === null,
    enabled,
  });

/** How many legal facts on the site have expired: pages that show one cannot be published (D-047). */
export const useExpiredFacts = (enabled: boolean) =>
  useQuery({
    queryKey: ['dashboard', 'facts'],
    queryFn: async ({ signal }) => {
      const facts = await callApi(listEditedFacts, undefined, { signal });
      return facts.filter(({ validity, usedOn }) => validity === 'expired' && usedOn.length > 0).length;
    },
    enabled,
  });
