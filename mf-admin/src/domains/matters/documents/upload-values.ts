import { fieldErrorsOf } from '@diwan/contracts/errors/field-errors';
import type { ConfidentialityLevel } from '@diwan/contracts/matters/documents/http';
import { uploadDocument } from '@diwan/contracts/matters/documents/http';
import type { FormSchema } from '@diwan/ui/form';
import * as z from 'zod/mini';
import type { BodyOf } from '../../../components/endpoint-form.js';

/** What staff say about files, in the order of the fields: a title for each, the rest of all. */
export interface UploadValues {
  /** By the file's place in the form. */
  titles: Record<string, string>;
  description: string;
  documentType: string;
  confidentialityLevel: z.infer<typeof ConfidentialityLevel>;
  /** As typed, separated by commas. */
  tags: string;
}

export type UploadBody = BodyOf<typeof uploadDocument>;
/** What is sent with each file. */
export type UploadBodies = Record<string, UploadBody>;

export const NEW_DOCUMENTS: UploadValues = {
  titles: {},
  description: '',
  documentType: 'general',
  confidentialityLevel: 'normal',
  tags: '',
};

/** Reads and checks what was said about files, as the service will (D-103). Faults of a title stand at that file's title. */
export const uploadForm: FormSchema<UploadValues, UploadBodies> = {
  '~standard': { version: 1, vendor: 'diwan', validate: (input) => read(input as UploadValues) },
};

function read({ titles, ...details }: UploadValues) {
  const schema = uploadDocument.body;
  if (!schema) throw new Error('An upload says something about its file');
  const bodies: UploadBodies = {};
  const issues = new Map<string, string>();
  for (const [file, title] of Object.entries(titles)) {
    const parsed = z.safeParse(schema, { ...details, title }, { reportInput: true });
    if (parsed.success) bodies[file] = parsed.data as UploadBody;
    else
      for (const [field, message] of Object.entries(fieldErrorsOf(parsed.error.issues)))
        issues.set(field === 'title' ? titleField(file) : field, message);
  }
  if (issues.size === 0) return { value: bodies };
  return { issues: [...issues].map(([path, message]) => ({ path: path.split('.'), message })) };
}

/** The field of a file's title. */
export const titleField = (file: string): `titles.${string}` => `titles.${file}`;
