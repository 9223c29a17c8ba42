import { hideDocument, type StaffDocument, shareDocuments } from '@diwan/contracts/matters/documents/http';
import { callApi } from '@diwan/mf-kit';

/** Shows documents of one case to the client, who is told about them together, or not at all (DOC-03). */
export const share = (caseId: string, documentIds: string[], notify: boolean): Promise<StaffDocument[]> =>
  callApi(shareDocuments, { params: { id: caseId }, body: { documentIds, notify } });

/** Hides a document again: notices that have not gone out are cancelled, history is kept (D-099). The client is told or not (DOC-03). */
export const hide = (id: string, notify: boolean): Promise<StaffDocument> =>
  callApi(hideDocument, { params: { id }, body: { notify } });
