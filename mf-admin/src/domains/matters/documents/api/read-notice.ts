import { readDocumentNotice } from '@diwan/contracts/matters/documents/notice.http';
import type { NoticeStanding } from '@diwan/contracts/messages/notices/questions';
import { callApi } from '@diwan/mf-kit';

/** How the message to a client about the latest sharing of a document, or the end of it, stands (D-151). */
export const readNotice = (id: string, clientId: string, of: 'shared' | 'hidden'): Promise<NoticeStanding> =>
  callApi(readDocumentNotice, { params: { id }, query: { of, clientId } });
