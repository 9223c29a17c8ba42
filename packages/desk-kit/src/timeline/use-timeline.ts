import { useInfiniteQuery } from '@tanstack/react-query';
import { mergeTimeline, type TimelinePart, type TimelineRound } from './merge-timeline.js';

export interface TimelineSource {
  /** Names it among the sources of this timeline. */
  name: string;
  /** What its entries are called, such as "Documents". */
  label: string;
  /** Tells the newest, or those older than what it answered as `next`. */
  load: (asked: { after: string | undefined; signal: AbortSignal }) => Promise<TimelinePart>;
}

/** What the sources know of a record, merged; more of it by `older()`. What makes `key` stale, which names the record in the query cache, makes this stale. */
export function useTimeline(key: readonly string[], sources: readonly TimelineSource[]) {
  const query = useInfiniteQuery({
    queryKey: [...key, 'timeline', ...sources.map(({ name }) => name)],
    initialPageParam: Object.fromEntries(sources.map(({ name }) => [name, ''])),
    async queryFn({ pageParam, signal }): Promise<TimelineRound> {
      const asked = sources.filter(({ name }) => name in pageParam);
      const answers = await Promise.allSettled(
        asked.map(({ name, load }) => load({ after: pageParam[name] || undefined, signal })),
      );
      const refused = answers.find((answer) => answer.status === 'rejected');
      // One that is away hides nothing of the others; when all are, it is a failure.
      if (refused && answers.every(({ status }) => status === 'rejected')) throw refused.reason;
      return Object.fromEntries(
        answers.map((answer, place) => [
          asked[place]?.name ?? '',
          answer.status === 'fulfilled' ? answer.value : ('failed' as const),
        ]),
      );
    },
    getNextPageParam: (_last, rounds) => mergeTimeline(rounds).next,
    select: ({ pages }) => mergeTimeline(pages),
    enabled: sources.length > 0,
  });
  return { query, older: query.fetchNextPage, hasOlder: query.hasNextPage, isFetchingOlder: query.isFetchingNextPage };
}
