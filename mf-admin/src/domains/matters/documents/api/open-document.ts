import { createGrant } from '@diwan/contracts/matters/documents/http';
import { callApi } from '@diwan/mf-kit';

/** Asks to see or download a document, which counts and is logged; returns where its bytes are, for two minutes. */
export async function requestDocument(id: string, action: 'view' | 'download', fileVersion?: number): Promise<string> {
  const { url } = await callApi(createGrant, { params: { id }, body: { action, ...(fileVersion && { fileVersion }) } });
  return url;
}
