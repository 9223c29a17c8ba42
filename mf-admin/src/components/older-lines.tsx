import { FailureView } from '@diwan/desk-kit/failure-view';
import { Button } from '@diwan/ui/button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTexts } from '../texts.js';
import type { PageOf } from './page-of.js';

/** What a list read page by page knows of its next page. */
interface OlderLinesProps {
  query: {
    error: unknown;
    hasNextPage: boolean;
    isFetchNextPageError: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage(): Promise<unknown>;
  };
  /** What to say when they cannot be read. */
  failed: string;
}

/** Under a list, newest first: the way to its older lines. */
export function OlderLines({ query, failed }: OlderLinesProps) {
  const t = useTexts();
  const read = () => void query.fetchNextPage();
  if (query.isFetchNextPageError)
    return <FailureView title={failed} error={query.error} onRetry={read} retrying={query.isFetchingNextPage} />;
  if (!query.hasNextPage) return null;
  return (
    <Button variant="secondary" className="mt-6" busy={query.isFetchingNextPage} onClick={read}>
      {t('pages.older')}
    </Button>
  );
}

export interface PagesBelowOptions<Row> {
  /** Whether to ask at all. */
  enabled?: boolean;
  /** After how many milliseconds everything is asked for again, by what is there now; not by itself when left out. */
  again?: (rows: readonly Row[]) => number | false;
}

/** A list of the service page by page, one below the other; a line that a newer one has pushed onto the next page is shown once. */
export const usePagesBelow = <Row,>(
  queryKey: readonly string[],
  ask: (page: number, signal: AbortSignal) => Promise<PageOf<Row>>,
  keyOf: (row: Row) => string,
  { enabled = true, again = () => false }: PagesBelowOptions<Row> = {},
) =>
  useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => ask(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, limit, total, exact }) => (!exact || page * limit < total ? page + 1 : null),
    select: ({ pages }) => [...new Map(pages.flatMap(({ items }) => items).map((row) => [keyOf(row), row])).values()],
    staleTime: 0,
    enabled,
    refetchInterval: ({ state }) => again(state.data?.pages.flatMap(({ items }) => items) ?? []),
  });
