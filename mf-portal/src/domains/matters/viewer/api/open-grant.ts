import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { createGrant, type DocumentAction } from '@diwan/contracts/matters/documents/http';
import { callApi } from '@diwan/mf-kit';

export type GrantAction = Exclude<DocumentAction, 'share'>;
export type Grant = ResponseOf<typeof createGrant>;

/** Asks to reach a document's bytes. Each grant counts as one access and is logged: never ask twice for one wish. */
export const openGrant = (documentId: string, action: GrantAction): Promise<Grant> =>
  callApi(createGrant, { params: { id: documentId }, body: { action } });
