import { useSearchParams } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { EmptyState } from '@diwan/ui/empty-state';
import { Loaded } from '../../../frame/loaded.js';
import { PortalPage } from '../../../frame/portal-page.js';
import { useTexts } from '../../../texts.js';
import { useOwnDocuments } from './api/own-documents.js';
import { DocumentFilters } from './document-filters.js';
import { DocumentList } from './document-list.js';
import { DocumentPages } from './document-pages.js';

const PATH = '/client-portal/documents';
/** What the service takes at most. */
const LONGEST_SEARCH = 64;

/** Documents: everything that was shared, searched by words and narrowed to a case, by pages (PORT-04). */
export default function DocumentsPage() {
  const t = useTexts();
  // Case, words and page are in the address, so that coming back from a document finds the list as it was.
  const [address, setAddress] = useSearchParams();
  const [caseId, search] = [address.get('case') ?? '', (address.get('search') ?? '').slice(0, LONGEST_SEARCH)];
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
  const show = (wanted: { case: string; search: string }) => setAddress(namedOf(wanted), { replace: true });
  const isNarrowed = caseId !== '' || search.trim() !== '';
  const documents = useOwnDocuments({ page, ...(caseId && { caseId }), ...(search.trim() && { search }) });
  const hrefFor = (target: number) =>
    `${PATH}?${new URLSearchParams(namedOf({ case: caseId, search, page: target > 1 ? String(target) : '' }))}`;
  return (
    <PortalPage title={t('portal.documents')}>
      {(isNarrowed || (documents.data?.total ?? 0) > 0) && (
        <DocumentFilters caseId={caseId} search={search} onShow={show} />
      )}
      <Loaded query={documents} failure={t('document.failedList')}>
        {(list) =>
          list.total === 0 && !isNarrowed ? (
            <EmptyState boxed title={t('document.none')}>
              <p>{t('document.noneText')}</p>
            </EmptyState>
          ) : (
            <div
              className={documents.isPlaceholderData ? 'opacity-60' : undefined}
              aria-busy={documents.isPlaceholderData}
            >
              <p role="status" className="text-sm text-grey">
                {t(list.exact ? 'document.count' : 'document.countOfMore', { count: list.total })}
              </p>
              {list.items.length > 0 ? (
                <DocumentList documents={list.items} headingLevel={2} showCase />
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
              <DocumentPages list={list} hrefFor={hrefFor} />
            </div>
          )
        }
      </Loaded>
    </PortalPage>
  );
}

/** What is set, for the address. */
const namedOf = (wanted: Record<string, string>) =>
  Object.fromEntries(Object.entries(wanted).filter(([, value]) => value));
