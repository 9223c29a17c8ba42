import { listLeads } from '@diwan/contracts/intake/leads/http';
import { listShareRequests } from '@diwan/contracts/matters/share-requests/http';
import { listFailedJobs } from '@diwan/contracts/messages/failed-jobs/http';
import { listNotices } from '@diwan/contracts/messages/notices/http';
import { listEditedFacts } from '@diwan/contracts/site/facts/http';
import { getOfficeProfile } from '@diwan/contracts/site/office/http';
import { callApi } from '@diwan/mf-kit';
import { useQuery } from '@tanstack/react-query';
import type { Waiting } from '../area-tile.js';

/** How many leads nobody has answered yet. */
export const useNewLeads = (enabled: boolean) =>
  useQuery({
    queryKey: ['dashboard', 'leads'],
    queryFn: async ({ signal }): Promise<Waiting> => {
      const { total, exact } = await callApi(listLeads, { query: { status: 'new', limit: 1 } }, { signal });
      return { count: total, exact };
    },
    enabled,
  });

/** How many clients' wishes to pass a document on nobody has decided (D-089). */
export const useOpenShareRequests = (enabled: boolean) =>
  useQuery({
    queryKey: ['share-requests', 'open-count'],
    queryFn: async ({ signal }): Promise<Waiting> => {
      const { total, exact } = await callApi(listShareRequests, { query: { state: 'open', limit: 1 } }, { signal });
      return { count: total, exact };
    },
    enabled,
  });

/** How many notices failed or have an unknown outcome, and jobs that gave up. */
export const useTroubledNotices = (enabled: boolean) =>
  useQuery({
    queryKey: ['dashboard', 'notices'],
    queryFn: async ({ signal }): Promise<Waiting> => {
      const [failed, unknown, jobs] = await Promise.all([
        callApi(listNotices, { query: { state: 'failed', limit: 1 } }, { signal }),
        callApi(listNotices, { query: { state: 'unknown', limit: 1 } }, { signal }),
        callApi(listFailedJobs, undefined, { signal }),
      ]);
      return { count: failed.total + unknown.total + jobs.length, exact: failed.exact && unknown.exact };
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
    queryFn: async ({ signal }): Promise<Waiting> => {
      const facts = await callApi(listEditedFacts, undefined, { signal });
      const expired = facts.filter(({ validity, usedOn }) => validity === 'expired' && usedOn.length > 0);
      return { count: expired.length, exact: true };
    },
    enabled,
  });
