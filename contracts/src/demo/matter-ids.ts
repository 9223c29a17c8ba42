/** Ids of the demo's cases and documents, fixed, so that loading the data again finds them and other services' demo data can name them. */
export const caseId = (number: number): string => `d2${number.toString(16).padStart(22, '0')}`;
export const documentId = (number: number): string => `d3${number.toString(16).padStart(22, '0')}`;
