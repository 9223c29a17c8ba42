import { CaseStatus, type LegalCase } from '@diwan/contracts/matters/cases/http';
import { useShell } from '@diwan/mf-kit';
import { EmptyState } from '@diwan/ui/empty-state';
import { Menu, type MenuItem } from '@diwan/ui/menu';
import { PagedTable } from '../../../components/paged-table.js';
import type { ListAddress } from '../../../components/use-list-address.js';
import { useTexts } from '../../../texts.js';
import { useCases } from './api/list-cases.js';
import { caseColumns, clientColumn } from './case-columns.js';

export interface CaseTableProps {
  address: ListAddress;
  onEdit: (legalCase: LegalCase) => void;
}

/** The cases that match search and filter, with what can be done about each. */
export function CaseTable({ address, onEdit }: CaseTableProps) {
  const t = useTexts();
  const { can, language } = useShell();
  const search = address.filter('search');
  // What somebody wrote into the address by hand counts as no filter.
  const status = CaseStatus.safeParse(address.filter('status')).data;
  const query = useCases({ page: address.page, ...(search && { search }), ...(status && { status }) });
  const [title, ...others] = caseColumns(t, language);
  const actions = (legalCase: LegalCase): MenuItem[] => [
    { id: 'open', label: t('cases.open'), icon: 'file', href: `/admin/cases/${legalCase.id}` },
    ...(can('case:write')
      ? [{ id: 'edit', label: t('cases.edit'), icon: 'edit', onSelect: () => onEdit(legalCase) } as const]
      : []),
  ];
  return (
    <PagedTable
      caption={t('cases.title')}
      columns={[...(title ? [title] : []), clientColumn(t), ...others]}
      query={query}
      rowKey={({ id }) => id}
      failed={t('cases.fetchFailed')}
      hrefFor={address.hrefFor}
      actionsLabel={t('page.actions')}
      rowActions={(legalCase) => (
        <Menu label={t('page.actionsFor', { name: legalCase.title })} items={actions(legalCase)} />
      )}
      empty={
        search || status ? (
          <EmptyState boxed title={t('cases.noMatch')}>
            {t('cases.noMatchText')}
          </EmptyState>
        ) : (
          <EmptyState boxed title={t('cases.none')}>
            {t('cases.noneText')}
          </EmptyState>
        )
      }
    />
  );
}
