import { type AuditRow, LIST_AUDIT } from '@diwan/contracts/http/audit';
import { SERVICES, type ServiceName } from '@diwan/contracts/shared/service';
import { callApi } from '@diwan/mf-kit';
import { useInfiniteQuery } from '@tanstack/react-query';

export type { AuditRow };

/** What of the logs is read. */
export interface AuditFilter {
  /** Empty: all of them. */
  service: ServiceName | '';
  personId: string;
  action: string;
  subjectId: string;
  /** Moments, both included; empty for no bound. */
  since: string;
  until: string;
}

interface AuditPage {
  rows: AuditRow[];
  /** Where older lines begin; null when there are none. */
  next: string | null;
}

const ROWS = 50;

const keyOf = ({ service, seq }: AuditRow): string => `${service} ${seq}`;
/** Newest first; what several services did at one moment stands together. */
const byTime = (a: AuditRow, b: AuditRow): number =>
  b.at.localeCompare(a.at) || a.service.localeCompare(b.service) || b.seq - a.seq;

/** The newest lines of some services until a moment, as one list. */
async function readPage(filter: AuditFilter, until: string, signal: AbortSignal): Promise<AuditPage> {
  const { service, personId, action, subjectId, since } = filter;
  const services = service === '' ? SERVICES : [service];
  const query = {
    limit: ROWS,
    ...(until && { until }),
    ...(since && { since }),
    ...(personId && { personId }),
    ...(action && { action }),
    ...(subjectId && { subjectId }),
  };
  const logs = await Promise.all(services.map((name) => callApi(LIST_AUDIT[name], { query }, { signal })));
  const rows = logs.flatMap(({ items }) => items).sort(byTime);
  // Beyond the last line of a log that goes on, others must not be shown yet: some of its lines would be missing between them.
  const reached = logs
    .flatMap(({ items, more }) => (more ? (items.at(-1)?.at ?? []) : []))
    .sort()
    .at(-1);
  if (reached === undefined) return { rows, next: null };
  return { rows: rows.filter(({ at }) => at >= reached), next: reached };
}

/** The audit logs of the services, newest first and page by page; a line at the seam of two pages is shown once. */
export const useAudit = (filter: AuditFilter) =>
  useInfiniteQuery({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam, signal }) => readPage(filter, pageParam, signal),
    initialPageParam: filter.until,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => [...new Map(pages.flatMap(({ rows }) => rows).map((row) => [keyOf(row), row])).values()],
  });
