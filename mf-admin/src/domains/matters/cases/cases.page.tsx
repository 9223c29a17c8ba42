import type { LegalCase } from '@diwan/contracts/matters/cases/http';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { useState } from 'react';
import { AdminPage } from '../../../components/admin-page.js';
import { ListFilters } from '../../../components/list-filters.js';
import { type ListAddress, useListAddress } from '../../../components/use-list-address.js';
import { useWishInAddress } from '../../../components/use-wish-in-address.js';
import { useTexts } from '../../../texts.js';
import { RestrictedNote } from '../walls/restricted-note.js';
import { useCaseFilters } from './case-filters.js';
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
    <AdminPage title={t('cases.title')} note={t('cases.note')} actions={open}>
      <CaseList address={address} onEdit={(legalCase) => setEditing({ legalCase })} />
      {editing && <CaseSheet legalCase={editing.legalCase} onClose={() => setEditing(null)} />}
    </AdminPage>
  );
}

/** What it is narrowed by asks for colleagues and stages, so it stands behind the gate of the page. */
function CaseList({ address, onEdit }: { address: ListAddress; onEdit: (legalCase: LegalCase) => void }) {
  const t = useTexts();
  return (
    <>
      <ListFilters
        address={address}
        search={{ label: t('cases.search'), placeholder: t('cases.searchPlaceholder') }}
        filters={useCaseFilters(address)}
      />
      <RestrictedNote />
      <CaseTable address={address} onEdit={onEdit} />
    </>
  );
}
