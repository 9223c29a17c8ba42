import { useId } from 'react';
import { Loaded } from '../../../frame/loaded.js';
import { useTexts } from '../../../texts.js';
import { useOwnDocuments } from './api/own-documents.js';
import { DocumentList } from './document-list.js';

/** The shared documents of one case. */
export function CaseDocuments({ caseId }: { caseId: string }) {
  const t = useTexts();
  const id = useId();
  const documents = useOwnDocuments(caseId);
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="mb-2 text-xl">
        {t('portal.documents')}
      </h2>
      <Loaded query={documents} failure={t('document.failedList')} outline={[{}, { width: 'most' }]}>
        {(list) =>
          list.length === 0 ? (
            <p className="text-grey">{t('document.none')}</p>
          ) : (
            <DocumentList documents={list} headingLevel={3} />
          )
        }
      </Loaded>
    </section>
  );
}
