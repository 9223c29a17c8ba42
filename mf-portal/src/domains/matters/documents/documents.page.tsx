import type { OwnDocument } from '@diwan/contracts/matters/documents/http';
import { useSearchParams } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { EmptyState } from '@diwan/ui/empty-state';
import { Field } from '@diwan/ui/field';
import { NativeSelect } from '@diwan/ui/native-select';
import { TextInput } from '@diwan/ui/text-input';
import { Loaded } from '../../../frame/loaded.js';
import { PortalPage } from '../../../frame/portal-page.js';
import { useTexts } from '../../../texts.js';
import { useOwnDocuments } from './api/own-documents.js';
import { DocumentList } from './document-list.js';
import { casesOfDocuments, matchingDocuments } from './matching-documents.js';

/** Documents: everything that was shared, searched by title and narrowed to a case (PORT-04). */
export default function DocumentsPage() {
  const t = useTexts();
  const documents = useOwnDocuments();
  return (
    <PortalPage title={t('portal.documents')}>
      <Loaded query={documents} failure={t('document.failedList')}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState boxed title={t('document.none')}>
              <p>{t('document.noneText')}</p>
            </EmptyState>
          ) : (
            <FilteredDocuments documents={list} />
          )
        }
      </Loaded>
    </PortalPage>
  );
}

/** Case and words are in the address, so that coming back from a document finds the list as it was. */
function FilteredDocuments({ documents }: { documents: readonly OwnDocument[] }) {
  const t = useTexts();
  const [query, setQuery] = useSearchParams();
  const caseId = query.get('case') ?? '';
  const search = query.get('search') ?? '';
  const show = (wanted: { case: string; search: string }) =>
    setQuery(Object.fromEntries(Object.entries(wanted).filter(([, value]) => value)), { replace: true });
  const setSearch = (words: string) => show({ case: caseId, search: words });
  const chooseCase = (id: string) => show({ case: id, search });
  const found = matchingDocuments(documents, search, caseId);
  return (
    <>
      <div className="mb-2 grid gap-4 sm:grid-cols-2">
        <Field label={t('document.search')}>
          <TextInput type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        </Field>
        <Field label={t('document.case')}>
          <NativeSelect
            value={caseId}
            onChange={(event) => chooseCase(event.target.value)}
            placeholder={t('document.allCases')}
            options={casesOfDocuments(documents)}
          />
        </Field>
      </div>
      <p role="status" className="text-sm text-grey">
        {t('document.count', { count: found.length })}
      </p>
      {found.length > 0 ? (
        <DocumentList documents={found} headingLevel={2} showCase />
      ) : (
        <EmptyState
          title={t('document.noMatch')}
          actions={
            <Button variant="secondary" onClick={() => show({ case: '', search: '' })}>
              {t('document.showAll')}
            </Button>
          }
        />
      )}
    </>
  );
}
