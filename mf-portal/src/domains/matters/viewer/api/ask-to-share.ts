import type { RequestOf } from '@diwan/contracts/http/endpoint';
import { type OwnShareRequest, requestShare } from '@diwan/contracts/matters/share-requests/http';
import { callApi } from '@diwan/mf-kit';

export type ShareWish = RequestOf<typeof requestShare>['body'];

/** Asks the firm to let one named person read a document; the firm decides (D-089). While one wish waits, asking finds it. */
export const askToShare = (documentId: string, wish: ShareWish): Promise<OwnShareRequest> =>
  callApi(requestShare, { params: { id: documentId }, body: wish });
