import { hideDocument, type StaffDocument, shareDocument } from '@diwan/contracts/http/documents';
import { callApi } from '@diwan/mf-kit';

/** Shows a document to the client, who is told, or hides it again; history is kept (D-099). */
export const setVisibility = (id: string, visible: boolean): Promise<StaffDocument> =>
  callApi(visible ? shareDocument : hideDocument, { params: { id } });
