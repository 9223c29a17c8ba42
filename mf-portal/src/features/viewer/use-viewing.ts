import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { documentKey } from '../../documents/api/own-documents.js';
import { type Grant, openGrant } from './api/open-grant.js';
import { type GrantedFile, readBytes } from './api/read-bytes.js';

/** Nothing but the person's own wish asks again: not a new drawing, not the window's focus, not a network that comes back. */
const ONCE = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  retry: false,
  retryOnMount: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

/** The access check of type view and what it leads to. */
export type Viewing =
  | { state: 'pending'; progress: number | null }
  | { state: 'granted'; file: GrantedFile }
  | { state: 'failed'; error: unknown; retry(): void };

/**
 * Opens a document for viewing: one grant for as long as the page is open. Bytes that did not arrive are asked for again with the
 * same grant while it lives, so that a bad line does not use up the document's allowance.
 */
export function useViewing(documentId: string): Viewing {
  const client = useQueryClient();
  const [progress, setProgress] = useState<number | null>(null);
  const grant = useQuery({
    ...ONCE,
    queryKey: ['viewing', documentId],
    queryFn: () => openGrant(documentId, 'view'),
  });
  const file = useQuery({
    ...ONCE,
    queryKey: ['viewing', documentId, grant.data?.id],
    queryFn: () => readBytes(grant.data as Grant, setProgress),
    enabled: grant.data !== undefined,
  });

  const grantId = grant.data?.id;
  useEffect(() => {
    // The count of accesses has changed.
    if (grantId) void client.invalidateQueries({ queryKey: documentKey(documentId) });
  }, [client, documentId, grantId]);

  const error = grant.error ?? file.error;
  if (error && !grant.isFetching && !file.isFetching) {
    const retry = () => void (isUsable(grant) && !isGone(file.error) ? file.refetch() : grant.refetch());
    return { state: 'failed', error, retry };
  }
  return file.data ? { state: 'granted', file: file.data } : { state: 'pending', progress };
}

const isUsable = ({ data, error }: UseQueryResult<Grant>) => !error && data && Date.parse(data.expiresAt) > Date.now();

/** The server no longer knows the grant: it ended early, or the document was hidden. */
const isGone = (error: unknown) => (error as { code?: unknown } | null)?.code === 'NOT_FOUND';
