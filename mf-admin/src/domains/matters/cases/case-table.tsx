import type { LegalCase } from '@diwan/contracts/matters/cases/http';
import { useShell } from '@diwan/mf-kit';
import { EmptyState } from '@diwan/ui/empty-state';
import { PagedTable } from '../../../components/paged-table.js';
import type { ListAddress } from '../../../components/use-list-address.js';
import { useTexts } from '../../../texts.js';
import { useCases } from './api/list-cases.js';
import { archivedColumn, caseColumns, clientColumn } from './case-columns.js';
import { caseQuery, isFiltered } from './case-filters.js';
import { CaseRowMenu } from './case-row-menu.js';

export interface CaseTableProps {
  address: ListAddress;
  onEdit: (legalCase: LegalCase) => void;
}

/** The cases that match search and filters, with what can be done about each. */
export function CaseTable({ address, onEdit }: CaseTableProps) {
  const t = useTexts();
  const { language } = useShell();
  const asked = caseQuery(address);
  const query = useCases(asked);
  const [title, ...others] = caseColumns(t, language);
  const columns = [...(title ? [title] : []), clientColumn(t), ...others];
  const none = asked.archived ? 'cases.noneArchived' : 'cases.none';
  const words = isFiltered(address) ? 'cases.noMatch' : none;
  return (
    <PagedTable
      caption={t('cases.title')}
      columns={asked.archived ? [...columns, archivedColumn(t, language)] : columns}
      query={query}
      rowKey={({ id }) => id}
      failed={t('cases.fetchFailed')}
      hrefFor={address.hrefFor}
      address={address}
      actionsLabel={t('page.actions')}
      rowActions={(legalCase) => <CaseRowMenu legalCase={legalCase} onEdit={() => onEdit(legalCase)} />}
      empty={
        <EmptyState boxed title={t(words)}>
          {t(`${words}Text`)}
        </EmptyState>
      }
    />
  );
}
