import { type StaffDocument, setDocumentPolicy } from '@diwan/contracts/matters/documents/http';
import type { DocumentPolicy } from '@diwan/contracts/matters/documents/policy';
import { callApi } from '@diwan/mf-kit';

/** Sets what the client may do with a document, over the version that was read (D-129). */
export const savePolicy = (id: string, body: DocumentPolicy, version: number): Promise<StaffDocument> =>
  callApi(setDocumentPolicy, { params: { id }, body: { ...body, version } });
