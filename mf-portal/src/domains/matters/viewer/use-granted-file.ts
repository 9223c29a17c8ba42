import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ArrivingFile, openBytes } from './api/open-bytes.js';
import type { Grant } from './api/open-grant.js';
import { type Beginning, countMade, readBeginning } from './api/read-beginning.js';
import { type GrantedFile, readBytes } from './api/read-bytes.js';
import type { BegunFile } from './pdf/use-pdf.js';

/** Nothing but the person's own wish asks again: not a new drawing, not the window's focus, not a network that comes back. */
export const ONCE = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  retry: false,
  retryOnMount: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

const PROGRESS_MS = 1000;

/** A picture is read whole; a PDF is shown while it arrives, and one that is still being marked from its first pages on. */
export type ViewedFile = GrantedFile | ArrivingFile | BegunFile;

/** What is asked for. */
export interface GrantedWish {
  /** Undefined until it is given. */
  grant: Pick<Grant, 'url'> | undefined;
  kind: 'pdf' | 'image';
  isMarked: boolean;
}

/** The bytes of a grant. `data` is what can be shown now; `whole` is the request for all of it. */
export function useGrantedFile({ grant, kind, isMarked }: GrantedWish): {
  data: ViewedFile | undefined;
  whole: UseQueryResult<GrantedFile | ArrivingFile>;
} {
  const whole = useQuery({
    ...ONCE,
    queryKey: ['granted-file', grant?.url],
    queryFn: (): Promise<GrantedFile | ArrivingFile> =>
      (kind === 'pdf' ? openBytes : readBytes)(grant as Pick<Grant, 'url'>),
    enabled: grant !== undefined,
  });
  const isAwaited = whole.data === undefined && whole.error === null;
  const beginning = useQuery({
    ...ONCE,
    queryKey: ['granted-beginning', grant?.url],
    queryFn: () => readBeginning(grant as Pick<Grant, 'url'>),
    enabled: grant !== undefined && kind === 'pdf' && isMarked && isAwaited,
  });
  const made = useQuery({
    queryKey: ['granted-progress', grant?.url],
    queryFn: () => countMade(grant as Pick<Grant, 'url'>),
    gcTime: 0,
    retry: false,
    refetchInterval: PROGRESS_MS,
    enabled: Boolean(beginning.data) && isAwaited,
  });
  return { data: whole.data ?? (whole.error ? undefined : begunOf(beginning.data, made.data)), whole };
}

const begunOf = (beginning: Beginning | null | undefined, made: number | null | undefined): BegunFile | undefined =>
  beginning ? { beginning: beginning.blob, pages: beginning.pages, made: made ?? null } : undefined;
