import type { InputOf } from '@diwan/contracts/http/endpoint';
import { createGrant } from '@diwan/contracts/matters/documents/http';
import { callApi } from '@diwan/mf-kit';

/** Asks to see or download a document, which is logged; returns where its bytes are, for two minutes. */
export async function requestDocument(id: string, body: InputOf<typeof createGrant>['body']): Promise<string> {
  const { url } = await callApi(createGrant, { params: { id }, body });
  return url;
}
