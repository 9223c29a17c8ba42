import type { ConfidentialityLevel } from '@diwan/contracts/matters/documents/http';
import { uploadDocument } from '@diwan/contracts/matters/documents/http';
import type * as z from 'zod/mini';
import { endpointForm } from '../../../components/endpoint-form.js';

/** What staff say about a file, in the order of the fields. */
export interface UploadValues {
  title: string;
  description: string;
  documentType: string;
  confidentialityLevel: z.infer<typeof ConfidentialityLevel>;
  /** As typed, separated by commas. */
  tags: string;
}

export const NEW_DOCUMENT: UploadValues = {
  title: '',
  description: '',
  documentType: 'general',
  confidentialityLevel: 'normal',
  tags: '',
};

/** Reads and checks what was said about a file. */
export const uploadForm = endpointForm(uploadDocument, (values: UploadValues) => ({ body: values }));
