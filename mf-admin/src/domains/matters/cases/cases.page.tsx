import { CaseStatus, type LegalCase } from '@diwan/contracts/matters/cases/http';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { useState } from 'react';
import { AdminPage } from '../../../components/admin-page.js';
import { FilterBar } from '../../../components/filter-bar.js';
import { FilterSelect } from '../../../components/filter-select.js';
import { SearchField } from '../../../components/search-field.js';
import { useListAddress } from '../../../components/use-list-address.js';
import { useWishInAddress } from '../../../components/use-wish-in-address.js';
import { useTexts } from '../../../texts.js';
import { CaseSheet } from './case-sheet.js';
import { CaseTable } from './case-table.js';

/** All cases that this person may see. */
export default function CasesPage() {
  const t = useTexts();
  const { can } = useShell();
  const address = useListAddress();
  const [editing, setEditing] = useState<{ legalCase: LegalCase | null } | null>(null);
  useWishInAddress(address, 'new', 'case', () => can('case:write') && setEditing({ legalCase: null }));
  const open = can('case:write') && (
    <Button icon="plus" onClick={() => setEditing({ legalCase: null })}>
      {t('cases.new')}
    </Button>
  );
  return (
    <AdminPage title={t('cases.title')} note={t('cases.note')} permission="case:read" actions={open}>
      <FilterBar>
        <SearchField
          label={t('cases.search')}
          placeholder={t('cases.searchPlaceholder')}
          value={address.filter('search')}
          onSearch={(search) => address.set({ search })}
        />
        <FilterSelect
          label={t('cases.status')}
          all={t('cases.allStatuses')}
          options={CaseStatus.options.map((value) => ({ value, label: t(`caseStatus.${value}`) }))}
          value={address.filter('status')}
          onChange={(status) => address.set({ status })}
        />
      </FilterBar>
      <CaseTable address={address} onEdit={(legalCase) => setEditing({ legalCase })} />
      {editing && <CaseSheet legalCase={editing.legalCase} onClose={() => setEditing(null)} />}
    </AdminPage>
  );
}
