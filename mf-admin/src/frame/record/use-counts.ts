import { useShell } from '@diwan/mf-kit';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { panelsOf } from './parts-of.js';
import type { RecordKind, RecordOf } from './record-parts.js';

/** Begins the keys of what is asked about a record besides the record itself. */
const PARTS = 'record-parts';

/** The query key of a part of a record. */
export const partKey = (kind: RecordKind, id: string, ...rest: readonly string[]) => [PARTS, kind, id, ...rest];

/** How many things are behind each view of a record, by slug; none until they are known, or when they cannot be. */
export function useCounts<Kind extends RecordKind>(
  kind: Kind,
  record: (RecordOf[Kind] & { id: string }) | undefined,
): ReadonlyMap<string, number> {
  const { can } = useShell();
  const counted = panelsOf(kind, can).flatMap(({ slug, count }) => (count ? [{ slug, count }] : []));
  const answers = useQueries({
    queries: counted.map(({ slug, count }) => ({
      queryKey: partKey(kind, record?.id ?? '', 'count', slug),
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        record ? (await count()).default({ record, signal }) : null,
      enabled: record !== undefined,
      retry: false,
    })),
  });
  return new Map(
    counted.flatMap(({ slug }, place) => {
      const count = answers[place]?.data;
      return typeof count === 'number' ? [[slug, count] as const] : [];
    }),
  );
}

/** Counts and timeline follow every change: what makes any other list stale makes them stale. */
export function usePartsFollowChanges(): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      queries.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'invalidate') return;
        if (event.query.queryKey[0] !== PARTS) void queries.invalidateQueries({ queryKey: [PARTS] });
      }),
    [queries],
  );
}
