import { FilterBar } from '../../../components/filter-bar.js';
import { FilterSelect } from '../../../components/filter-select.js';
import { SearchField } from '../../../components/search-field.js';
import type { ListAddress } from '../../../components/use-list-address.js';
import { useTexts } from '../../../texts.js';

/** Narrows the documents of one record, which are few: by words, and by whether the client sees them. */
export function DocumentFilterBar({ address }: { address: ListAddress }) {
  const t = useTexts();
  return (
    <FilterBar>
      <SearchField
        label={t('documents.search')}
        placeholder={t('documents.searchPlaceholder')}
        value={address.filter('search')}
        onSearch={(search) => address.set({ search })}
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
  );
}
