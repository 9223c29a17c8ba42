import type { OwnDocument } from '@diwan/contracts/matters/documents/http';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { documentKey } from '../documents/api/own-documents.js';
import { type ArrivingFile, openBytes } from './api/open-bytes.js';
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

/** A picture is read whole; a PDF is shown while it arrives. */
export type ViewedFile = GrantedFile | ArrivingFile;

/** The access check of type view and what it leads to. */
export type Viewing =
  | { state: 'checking' | 'loading' }
  | { state: 'granted'; file: ViewedFile }
  | { state: 'failed'; error: unknown; retry(): void };

/**
 * Opens a document for viewing: one grant for as long as the page is open. Bytes that did not arrive are asked for again with the
 * same grant while it lives, so that a bad line does not use up the document's allowance.
 */
export function useViewing(documentId: string, kind: 'pdf' | 'image'): Viewing {
  const client = useQueryClient();
  const grant = useQuery({
    ...ONCE,
    queryKey: ['viewing', documentId],
    queryFn: () => openGrant(documentId, 'view'),
  });
  const file = useQuery({
    ...ONCE,
    queryKey: ['viewing', documentId, grant.data?.id],
    queryFn: (): Promise<ViewedFile> => (kind === 'pdf' ? openBytes : readBytes)(grant.data as Grant),
    enabled: grant.data !== undefined,
  });

  const grantId = grant.data?.id;
  useEffect(() => {
    // What this opening has changed is known without asking again.
    const counted = (document: OwnDocument | undefined) =>
      document && { ...document, accessCount: document.accessCount + 1 };
    if (grantId) client.setQueryData(documentKey(documentId), counted);
  }, [client, documentId, grantId]);

  const error = grant.error ?? file.error;
  if (error && !grant.isFetching && !file.isFetching) {
    const retry = () => void (isUsable(grant) && !isGone(file.error) ? file.refetch() : grant.refetch());
    return { state: 'failed', error, retry };
  }
  if (file.data) return { state: 'granted', file: file.data };
  return { state: grant.data ? 'loading' : 'checking' };
}

const isUsable = ({ data, error }: UseQueryResult<Grant>) => !error && data && Date.parse(data.expiresAt) > Date.now();

/** The server no longer knows the grant: it ended early, or the document was hidden. */
const isGone = (error: unknown) => (error as { code?: unknown } | null)?.code === 'NOT_FOUND';
