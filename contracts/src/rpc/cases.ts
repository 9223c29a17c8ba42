import * as z from 'zod/mini';
import { Id } from '../shared/id.js';
import { operation } from './operation.js';

/**
 * What a notice about a document may say, read when it is sent: null when the document is not visible to the client any more.
 * `title` is null for documents of high confidentiality, whose notices name nothing (NOT-11).
 */
export const documentNotice = operation({
  service: 'cases',
  pattern: 'cases.document-notice.v1',
  input: z.strictObject({ documentId: Id, sharing: z.int() }),
  output: z.nullable(
    z.strictObject({ title: z.nullable(z.string()), caseTitle: z.nullable(z.string()), path: z.string() }),
  ),
});
