import { type DocumentPolicy, type StaffDocument, setDocumentPolicy } from '@diwan/contracts/http/documents';
import { callApi } from '@diwan/mf-kit';

/** Sets what the client may do with a document. */
export const savePolicy = (id: string, body: DocumentPolicy): Promise<StaffDocument> =>
  callApi(setDocumentPolicy, { params: { id }, body });
