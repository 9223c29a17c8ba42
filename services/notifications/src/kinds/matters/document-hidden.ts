import { hiddenDocumentNotice } from '@diwan/contracts/matters/documents/questions';
import { Id } from '@diwan/contracts/shared/id';
import * as z from 'zod/mini';
import { noticeToPerson } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

/**
 * "Documents are no longer shared with you", where whoever hid them wished it said (DOC-03): one is named, more are counted, and those of
 * high confidentiality are not named at all (NOT-11). Owed by the batches of documents.
 */
export default noticeToPerson({
  family: 'document_hidden',
  topic: 'document',
  urgency: URGENCY.client,
  waitsForMorning: true,
  facts: z.object({
    caseId: Id,
    /** `sharing` is the one that ended. */
    documents: z.array(z.object({ documentId: Id, sharing: z.int() })),
  }),
  on: [],
  about: ({ caseId, documents }) => ({ caseId, documents }),
  async compose({ caseId, documents: hidden }, { id: personId, name, language }, { rpc, link: linkTo }) {
    // What the client still cannot see of what was hidden.
    const answers = await Promise.all(
      hidden.map((document) => rpc.ask(hiddenDocumentNotice, { ...document, personId })),
    );
    const documents = answers.filter((answer) => answer !== null);
    const [first] = documents;
    if (first === undefined) return { drop: 'cancelled', reason: 'document_shared_again' };
    const link = linkTo(`/client-portal/cases/${caseId}`, language);
    const caseTitle = documents.find((document) => document.caseTitle !== null)?.caseTitle;
    if (caseTitle == null) return { template: 'file_changed', variables: { link } };
    if (documents.length === 1 && first.title !== null)
      return { template: 'document_hidden', variables: { name, document: first.title, case: caseTitle, link } };
    const count = String(documents.length);
    return { template: 'documents_hidden', variables: { name, count, case: caseTitle, link } };
  },
  templates: {
    document_hidden: {
      category: 'utility',
      variables: ['name', 'document', 'case', 'link', 'firm'],
      subject: { en: 'A document is no longer shared with you', ar: 'لم يعد أحد المستندات مشاركاً معك' },
      body: {
        en: 'Hello {{name}}, the document "{{document}}" in the case "{{case}}" is no longer shared with you. Please ask us if you need it. Your case, after signing in: {{link}} — {{firm}}.',
        ar: 'مرحباً {{name}}، لم يعد المستند «{{document}}» في ملف «{{case}}» مشاركاً معك. راجعنا إن كنت بحاجة إليه. ملفك بعد تسجيل الدخول: {{link}} — {{firm}}.',
      },
    },
    documents_hidden: {
      category: 'utility',
      variables: ['name', 'count', 'case', 'link', 'firm'],
      subject: { en: 'Documents are no longer shared with you', ar: 'لم تعد بعض المستندات مشاركة معك' },
      body: {
        en: 'Hello {{name}}, documents in the case "{{case}}" are no longer shared with you ({{count}}). Please ask us if you need them. Your case, after signing in: {{link}} — {{firm}}.',
        ar: 'مرحباً {{name}}، لم تعد بعض المستندات في ملف «{{case}}» مشاركة معك (العدد: {{count}}). راجعنا إن كنت بحاجة إليها. ملفك بعد تسجيل الدخول: {{link}} — {{firm}}.',
      },
    },
    file_changed: {
      category: 'utility',
      variables: ['link', 'firm'],
      subject: { en: 'Something in your file has changed', ar: 'طرأ تعديل على ملفك' },
      body: {
        en: 'Something in your file has changed. You can see it here after signing in: {{link}} — {{firm}}.',
        ar: 'طرأ تعديل على ملفك. يمكنك الاطلاع عليه هنا بعد تسجيل الدخول: {{link}} — {{firm}}.',
      },
    },
  },
});
