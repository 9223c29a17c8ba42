import { checkOwnDocument } from '@diwan/contracts/matters/documents/http';
import { callApi } from '@diwan/mf-kit';

/** Fails with the reason when the client may no longer read the document. Counts nothing and keeps no session awake. */
export const checkStanding = (documentId: string): Promise<unknown> =>
  callApi(checkOwnDocument, { params: { id: documentId } });
