/** What file choosers offer; the service looks at the bytes. */
export const ACCEPTED_FILES = '.pdf,.png,.jpg,.jpeg,.webp,.docx,.xlsx';
