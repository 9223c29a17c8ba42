import type { OwnDocument } from '@diwan/contracts/matters/documents/http';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { DOCUMENT_LISTS, documentKey } from '../documents/api/own-documents.js';
import { type Grant, openGrant } from './api/open-grant.js';
import { ONCE, useGrantedFile, type ViewedFile } from './use-granted-file.js';

/** The access check of type view and what it leads to. */
export type Viewing =
  | { state: 'checking' | 'loading' }
  | { state: 'granted'; file: ViewedFile }
  | { state: 'failed'; error: unknown; retry(): void };

/**
 * Opens a document for viewing: one grant for as long as the page is open. Bytes that did not arrive are asked for again with the
 * same grant while it lives, so that a bad line does not use up the document's allowance.
 */
export function useViewing(documentId: string, kind: 'pdf' | 'image', isMarked: boolean): Viewing {
  const client = useQueryClient();
  const grant = useQuery({
    ...ONCE,
    queryKey: ['viewing', documentId],
    queryFn: () => openGrant(documentId, 'view'),
  });
  const { data, whole: file } = useGrantedFile({ grant: grant.data, kind, isMarked });

  const grantId = grant.data?.id;
  useEffect(() => {
    // What this opening has changed is known without asking again.
    const counted = (document: OwnDocument | undefined) =>
      document && { ...document, accessCount: document.accessCount + 1 };
    if (!grantId) return;
    client.setQueryData(documentKey(documentId), counted);
    // It is no longer new there, nor still to be read.
    void client.invalidateQueries({ queryKey: DOCUMENT_LISTS });
  }, [client, documentId, grantId]);

  const error = grant.error ?? file.error;
  if (error && !grant.isFetching && !file.isFetching) {
    const retry = () => void (isUsable(grant) && !isGone(file.error) ? file.refetch() : grant.refetch());
    return { state: 'failed', error, retry };
  }
  if (data) return { state: 'granted', file: data };
  return { state: grant.data ? 'loading' : 'checking' };
}

const isUsable = ({ data, error }: UseQueryResult<Grant>) => !error && data && Date.parse(data.expiresAt) > Date.now();

/** The server no longer knows the grant: it ended early, or the document was hidden. */
const isGone = (error: unknown) => (error as { code?: unknown } | null)?.code === 'NOT_FOUND';
