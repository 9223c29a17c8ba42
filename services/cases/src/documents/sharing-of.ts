import type { DocumentRecord } from './document.schema.js';

/** What events about the visibility of a document say, one to each client it is for: which one, whose, and the number of this sharing. */
export const sharingsOf = ({ _id, caseId, clientIds, sharing }: DocumentRecord) =>
  clientIds.map((clientId) => ({ documentId: String(_id), caseId, clientId, sharing }));
