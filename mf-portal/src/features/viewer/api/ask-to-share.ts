import { requestShare } from '@diwan/contracts/http/documents';
import { callApi } from '@diwan/mf-kit';

/** Records the client's wish to pass a document on; the firm decides (D-089). Asking again finds the first wish. */
export async function askToShare(documentId: string): Promise<void> {
  await callApi(requestShare, { params: { id: documentId } });
}
