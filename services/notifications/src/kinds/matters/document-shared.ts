import { documentNotice } from '@diwan/contracts/matters/documents/questions';
import { Id } from '@diwan/contracts/shared/id';
import * as z from 'zod/mini';
import { noticeToPerson } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

/**
 * "Documents were shared with you": one is named, more are counted, and those of high confidentiality are not named at all (NOT-11).
 * Owed by the batches of documents.
 */
export default noticeToPerson({
  family: 'document_shared',
  topic: 'document',
  urgency: URGENCY.client,
  waitsForMorning: true,
  facts: z.object({
    caseId: Id,
    /** `sharing` tells one sharing from the next after a hide. */
    documents: z.array(z.object({ documentId: Id, sharing: z.int() })),
  }),
  on: [],
  about: ({ caseId, documents }) => ({ caseId, documents }),
  async compose({ caseId, documents: shared }, { id: personId, name, language }, { rpc, link: linkTo }) {
    // What the client can still see of what was shared.
    const answers = await Promise.all(shared.map((document) => rpc.ask(documentNotice, { ...document, personId })));
    const documents = answers.filter((answer) => answer !== null);
    const [first] = documents;
    if (first === undefined) return { drop: 'cancelled', reason: 'document_hidden' };
    const path = documents.length === 1 ? first.path : `/client-portal/cases/${caseId}`;
    const link = linkTo(path, language);
    const caseTitle = documents.find((document) => document.caseTitle !== null)?.caseTitle;
    if (caseTitle == null) return { template: 'generic_notice', variables: { link } };
    if (documents.length === 1 && first.title !== null)
      return { template: 'document_shared', variables: { name, document: first.title, case: caseTitle, link } };
    const count = String(documents.length);
    return { template: 'documents_shared', variables: { name, count, case: caseTitle, link } };
  },
  templates: {
    document_shared: {
      category: 'utility',
      variables: ['name', 'document', 'case', 'link', 'firm'],
      subject: { en: 'A document was shared with you', ar: 'تمت مشاركة مستند معك' },
      body: {
        en: 'Hello {{name}}, the document "{{document}}" was shared with you in the case "{{case}}". You can open it here after signing in: {{link}} — {{firm}}.',
        ar: 'مرحباً {{name}}، تمت مشاركة المستند «{{document}}» معك في ملف «{{case}}». يمكنك فتحه هنا بعد تسجيل الدخول: {{link}} — {{firm}}.',
      },
    },
    documents_shared: {
      category: 'utility',
      variables: ['name', 'count', 'case', 'link', 'firm'],
      subject: { en: 'Documents were shared with you', ar: 'تمت مشاركة مستندات معك' },
      body: {
        en: 'Hello {{name}}, new documents were shared with you in the case "{{case}}" ({{count}}). You can open them here after signing in: {{link}} — {{firm}}.',
        ar: 'مرحباً {{name}}، تمت مشاركة مستندات جديدة معك في ملف «{{case}}» (العدد: {{count}}). يمكنك فتحها هنا بعد تسجيل الدخول: {{link}} — {{firm}}.',
      },
    },
    generic_notice: {
      category: 'utility',
      variables: ['link', 'firm'],
      subject: { en: 'There is a new item in your file', ar: 'هناك جديد في ملفك' },
      body: {
        en: 'There is a new item in your file. You can see it here after signing in: {{link}} — {{firm}}.',
        ar: 'هناك جديد في ملفك. يمكنك الاطلاع عليه هنا بعد تسجيل الدخول: {{link}} — {{firm}}.',
      },
    },
  },
});
