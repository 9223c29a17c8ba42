import { ConfidentialityLevel, type StaffDocument } from '@diwan/contracts/matters/documents/http';
import { useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { EmptyState } from '@diwan/ui/empty-state';
import { Link } from '@diwan/ui/link';
import { Menu, type MenuItem } from '@diwan/ui/menu';
import type { TableColumn } from '@diwan/ui/table';
import { PagedTable } from '../../../components/paged-table.js';
import type { ListAddress } from '../../../components/use-list-address.js';
import { type Texts, useTexts } from '../../../texts.js';
import { useDocumentSearch } from './api/search-documents.js';
import { documentColumns } from './document-columns.js';
import { useOpenDocument } from './use-open-document.js';

interface FoundDocumentsProps {
  address: ListAddress;
  /** Those of one client's cases only. */
  clientId?: string;
}

/** The documents that match the address; each leads to its case, where it is worked on. */
export function FoundDocuments({ address, clientId }: FoundDocumentsProps) {
  const t = useTexts();
  const { language } = useShell();
  const { openItems } = useOpenDocument();
  const [search, documentType] = [address.filter('search'), address.filter('type')];
  // What somebody wrote into the address by hand counts as no filter.
  const confidentialityLevel = ConfidentialityLevel.safeParse(address.filter('level')).data;
  const visibility = (['shown', 'hidden'] as const).find((known) => known === address.filter('visibility'));
  const query = useDocumentSearch({
    page: address.page,
    ...(search && { search }),
    ...(documentType && { documentType }),
    ...(confidentialityLevel && { confidentialityLevel }),
    ...(visibility && { visibility }),
    ...(clientId && { clientId }),
  });
  const isNarrowed = Boolean(search || documentType || confidentialityLevel || visibility);
  const [title, ...all] = documentColumns(t, language);
  // Beside the facts of a client there is as much room as on a tablet.
  const others = clientId ? all.filter(({ tablet }) => tablet !== 'hide') : all;
  const actions = (document: StaffDocument): MenuItem[] => [
    { id: 'case', label: t('cases.open'), icon: 'file', href: caseOf(document) },
    ...openItems(document),
  ];
  return (
    <PagedTable
      caption={t(clientId ? 'documents.title' : 'documents.allTitle')}
      columns={[...(title ? [title] : []), caseColumn(t), ...others]}
      query={query}
      rowKey={({ id }) => id}
      failed={t('documents.fetchFailed')}
      hrefFor={address.hrefFor}
      actionsLabel={t('page.actions')}
      rowActions={(document) => (
        <Menu label={t('page.actionsFor', { name: document.title })} items={actions(document)} />
      )}
      empty={
        <EmptyState boxed title={isNarrowed ? t('documents.noMatch') : t('documents.none')}>
          {isNarrowed ? t('documents.noMatchText') : t('documents.noneAnywhere')}
        </EmptyState>
      }
    />
  );
}

const caseOf = ({ caseId }: StaffDocument): string => `/admin/cases/${caseId}`;

const caseColumn = (t: Texts): TableColumn<StaffDocument> => ({
  id: 'case',
  header: t('documents.case'),
  cell: (document) => (
    <Link href={caseOf(document)} look="plain">
      <Isolate>{document.caseTitle}</Isolate>
    </Link>
  ),
});
