import type { DocumentRecord } from './document.schema.js';

/** What every line of the timeline about a document says. */
export const lineAbout = ({ _id, caseId, title, confidentialityLevel }: DocumentRecord) => ({
  caseId,
  subjectId: String(_id),
  title,
  high: confidentialityLevel === 'high',
});
