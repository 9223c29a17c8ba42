import { ConfidentialityLevel } from '@diwan/contracts/matters/documents/http';
import { useShell } from '@diwan/mf-kit';
import { AdminPage } from '../../../components/admin-page.js';
import { FilterBar } from '../../../components/filter-bar.js';
import { FilterSelect } from '../../../components/filter-select.js';
import { SearchField } from '../../../components/search-field.js';
import { useListAddress } from '../../../components/use-list-address.js';
import { useTexts } from '../../../texts.js';
import { useDocumentSettings } from './api/keep-document.js';
import { FoundDocuments } from './found-documents.js';

/** Documents of every case that this person may see, found by words, type, level and visibility; all of it in the address (DOC-13). */
export default function DocumentsPage() {
  const t = useTexts();
  return (
    <AdminPage title={t('documents.allTitle')} note={t('documents.allNote')} permission="document:read">
      <Documents />
    </AdminPage>
  );
}

function Documents() {
  const t = useTexts();
  const { language } = useShell();
  const address = useListAddress();
  // Archived ones, too: documents of that type are still there.
  const types = (useDocumentSettings().data?.types ?? []).map(({ id, name }) => ({ value: id, label: name[language] }));
  return (
    <>
      <FilterBar>
        <SearchField
          label={t('documents.search')}
          placeholder={t('documents.searchPlaceholder')}
          value={address.filter('search')}
          onSearch={(search) => address.set({ search })}
        />
        <FilterSelect
          label={t('documents.type')}
          all={t('documents.allTypes')}
          options={types}
          value={address.filter('type')}
          onChange={(type) => address.set({ type })}
        />
        <FilterSelect
          label={t('documents.level')}
          all={t('documents.allLevels')}
          options={ConfidentialityLevel.options.map((value) => ({ value, label: t(`desk.level.${value}`) }))}
          value={address.filter('level')}
          onChange={(level) => address.set({ level })}
        />
        <FilterSelect
          label={t('documents.visibility')}
          all={t('documents.allVisibilities')}
          options={[
            { value: 'shown', label: t('documents.visible') },
            { value: 'hidden', label: t('documents.notVisible') },
          ]}
          value={address.filter('visibility')}
          onChange={(visibility) => address.set({ visibility })}
        />
      </FilterBar>
      <FoundDocuments address={address} />
    </>
  );
}
