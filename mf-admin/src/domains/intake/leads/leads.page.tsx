import { LeadStatus } from '@diwan/contracts/intake/leads/http';
import { useState } from 'react';
import { AdminPage } from '../../../components/admin-page.js';
import { FilterBar } from '../../../components/filter-bar.js';
import { FilterSelect } from '../../../components/filter-select.js';
import { SearchField } from '../../../components/search-field.js';
import { useListAddress } from '../../../components/use-list-address.js';
import { useTexts } from '../../../texts.js';
import type { Lead } from './api/list-leads.js';
import { LeadSheet } from './lead-sheet.js';
import { LeadTable } from './lead-table.js';
import { useAnswering } from './use-answering.js';

/** Everybody who asked for a consultation (LEAD-06). */
export default function LeadsPage() {
  const t = useTexts();
  const address = useListAddress();
  const [shown, setShown] = useState<Lead | null>(null);
  const answering = useAnswering({
    onAnswered: (lead) => setShown((open) => (open?.id === lead.id ? lead : open)),
    // What the record shows is out of date then; the list has the rest.
    onConflict: () => setShown(null),
  });
  return (
    <AdminPage title={t('leads.title')} note={t('leads.note')} permission="lead:read">
      <FilterBar>
        <SearchField
          label={t('leads.search')}
          placeholder={t('leads.searchPlaceholder')}
          value={address.filter('search')}
          onSearch={(search) => address.set({ search })}
        />
        <FilterSelect
          label={t('leads.status')}
          all={t('leads.allStatuses')}
          options={LeadStatus.options.map((value) => ({ value, label: t(`leadStatus.${value}`) }))}
          value={address.filter('status')}
          onChange={(status) => address.set({ status })}
        />
      </FilterBar>
      <LeadTable address={address} answering={answering} onShow={setShown} />
      {shown && <LeadSheet lead={shown} answering={answering} onClose={() => setShown(null)} />}
    </AdminPage>
  );
}
