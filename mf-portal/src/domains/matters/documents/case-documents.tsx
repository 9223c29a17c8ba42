import { useId, useState } from 'react';
import { Loaded } from '../../../frame/loaded.js';
import { useTexts } from '../../../texts.js';
import { useOwnDocuments } from './api/own-documents.js';
import { DocumentList } from './document-list.js';
import { DocumentPages } from './document-pages.js';

/** The shared documents of one case. */
export function CaseDocuments({ caseId }: { caseId: string }) {
  const t = useTexts();
  const id = useId();
  const [page, setPage] = useState(1);
  const documents = useOwnDocuments({ caseId, page });
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="mb-2 text-xl">
        {t('portal.documents')}
      </h2>
      <Loaded query={documents} failure={t('document.failedList')} outline={[{}, { width: 'most' }]}>
        {(list) =>
          list.total === 0 ? (
            <p className="text-grey">{t('document.none')}</p>
          ) : (
            <>
              <DocumentList documents={list.items} headingLevel={3} />
              <DocumentPages list={list} onPage={setPage} />
            </>
          )
        }
      </Loaded>
    </section>
  );
}
