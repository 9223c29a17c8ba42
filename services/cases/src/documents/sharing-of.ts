import type { DocumentRecord } from './document.schema.js';

/** What events about the visibility of a document say: which one, whose, and the number of this sharing. */
export const sharingOf = ({ _id, caseId, clientId, sharing }: DocumentRecord) => ({
  documentId: String(_id),
  caseId,
  clientId,
  sharing,
});
