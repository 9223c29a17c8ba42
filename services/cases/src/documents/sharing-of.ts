import type { DocumentRecord } from './document.schema.js';
import { sharingOf } from './readers.js';

/** What events about the visibility of a document say, one to each of these clients: which one, whose, and the number of this sharing. */
export const sharingsOf = (document: DocumentRecord, clientIds: readonly string[]) =>
  clientIds.flatMap((clientId) => {
    const sharing = sharingOf(document, clientId);
    const { _id, caseId } = document;
    return sharing === null ? [] : [{ documentId: String(_id), caseId, clientId, sharing }];
  });
