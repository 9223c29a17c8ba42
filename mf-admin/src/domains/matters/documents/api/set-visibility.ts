import { hideDocument, type StaffDocument, shareDocuments } from '@diwan/contracts/matters/documents/http';
import { callApi } from '@diwan/mf-kit';

/** Shows documents of one case to some of its clients, who are told about them together, or not at all (DOC-03). */
export const share = (
  caseId: string,
  body: { documentIds: string[]; clientIds: string[]; notify: boolean },
): Promise<StaffDocument[]> => callApi(shareDocuments, { params: { id: caseId }, body });

/** Hides a document again from some of those who see it: notices that have not gone out are cancelled, history is kept (D-099). They are told or not (DOC-03). */
export const hide = (id: string, clientIds: readonly string[], notify: boolean): Promise<StaffDocument> =>
  callApi(hideDocument, { params: { id }, body: { clientIds: [...clientIds], notify } });
