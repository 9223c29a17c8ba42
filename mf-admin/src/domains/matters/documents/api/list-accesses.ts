import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { listDocumentAccesses } from '@diwan/contracts/matters/documents/accesses.http';
import { callApi } from '@diwan/mf-kit';
import { usePagesBelow } from '../../../../components/older-lines.js';

export type DocumentAccess = ResponseOf<typeof listDocumentAccesses>['items'][number];

/** Who reached a document, newest first; asked anew each time it is opened. */
export const useAccesses = (id: string) =>
  usePagesBelow(
    ['documents', 'accesses', id],
    (page, signal) => callApi(listDocumentAccesses, { params: { id }, query: { page, limit: 50 } }, { signal }),
    ({ id }: DocumentAccess) => id,
  );
