import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { Id } from '../../shared/id.js';

/**
 * What a notice about a document may say to a client, read when it is sent: null when the document is not visible to them any more, also
 * because they are no client of the case now.
 * `title` is null for documents of high confidentiality, whose notices name nothing (NOT-11).
 */
export const documentNotice = operation({
  service: 'cases',
  pattern: 'cases.document-notice.v1',
  input: z.strictObject({ documentId: Id, sharing: z.int(), personId: Id }),
  output: z.nullable(
    z.strictObject({ title: z.nullable(z.string()), caseTitle: z.nullable(z.string()), path: z.string() }),
  ),
});

/**
 * What a notice about a hidden document may say, read when it is sent: null when the client may see it again, is no client of the case now, or never could since this
 * sharing. `title` and `caseTitle` are null for documents of high confidentiality (NOT-11).
 */
export const hiddenDocumentNotice = operation({
  service: 'cases',
  pattern: 'cases.hidden-document-notice.v1',
  input: z.strictObject({ documentId: Id, sharing: z.int(), personId: Id }),
  output: z.nullable(z.strictObject({ title: z.nullable(z.string()), caseTitle: z.nullable(z.string()) })),
});

/**
 * Titles and case numbers of documents, for the delivery log; documents that were put aside included, unknown ones left out. Those of
 * high confidentiality have a title only when `high` is asked for.
 */
export const documentFacts = operation({
  service: 'cases',
  pattern: 'cases.document-facts.v1',
  input: z.strictObject({ ids: z.array(Id).check(z.maxLength(300)), high: z.boolean() }),
  output: z.array(z.strictObject({ id: Id, title: z.nullable(z.string()), caseNumber: z.nullable(z.string()) })),
});
