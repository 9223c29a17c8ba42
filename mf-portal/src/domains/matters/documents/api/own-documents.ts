import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { getOwnDocument, listOwnDocuments, type OwnDocument } from '@diwan/contracts/matters/documents/http';
import { listUnreadDocuments } from '@diwan/contracts/matters/documents/unread.http';
import { callApi } from '@diwan/mf-kit';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';

type Query = Partial<InputOf<typeof listOwnDocuments>['query']>;
export type OwnDocumentPage = ResponseOf<typeof listOwnDocuments>;

/** Key of all lists of documents: what somebody opens stands otherwise in them afterwards. */
export const DOCUMENT_LISTS = ['documents', 'list'] as const;

/** A page of the documents shared with the signed-in client, newest first; another page is shown once it is there. */
export const useOwnDocuments = (query: Query): UseQueryResult<OwnDocumentPage> =>
  useQuery({
    queryKey: [...DOCUMENT_LISTS, query],
    queryFn: ({ signal }) => callApi(listOwnDocuments, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export type UnreadDocuments = ResponseOf<typeof listUnreadDocuments>;

/** What the signed-in client has not read yet. */
export const useUnreadDocuments = (): UseQueryResult<UnreadDocuments> =>
  useQuery({
    queryKey: [...DOCUMENT_LISTS, 'unread'],
    queryFn: ({ signal }) => callApi(listUnreadDocuments, undefined, { signal }),
  });

/** Key of one document, for asking again after its count has changed. */
export const documentKey = (id: string) => ['documents', 'one', id] as const;

/** One of them. */
export const useOwnDocument = (id: string): UseQueryResult<OwnDocument> =>
  useQuery({ queryKey: documentKey(id), queryFn: () => callApi(getOwnDocument, { params: { id } }) });
