import { SERVICES } from '@diwan/contracts/shared/service';
import { Button } from '@diwan/ui/button';
import { DateInput } from '@diwan/ui/date-input';
import { Field } from '@diwan/ui/field';
import { FilterBar, filterLook } from '../../../components/filter-bar.js';
import { FilterSelect } from '../../../components/filter-select.js';
import { SavedViews } from '../../../components/saved-views.js';
import type { ListAddress } from '../../../components/use-list-address.js';
import { useTexts } from '../../../texts.js';
import { ACTIONS } from './audit-words.js';

/** Narrows the logs; the person and the record are chosen from a line of the list. */
export function AuditFilters({ address }: { address: ListAddress }) {
  const t = useTexts();
  const chosen = address.filter('person') !== '' || address.filter('record') !== '';
  return (
    <FilterBar>
      <FilterSelect
        label={t('audit.part')}
        all={t('audit.allParts')}
        options={SERVICES.map((value) => ({ value, label: t(`auditPart.${value}`) }))}
        value={address.filter('part')}
        onChange={(part) => address.set({ part })}
      />
      <FilterSelect
        label={t('audit.action')}
        all={t('audit.allActions')}
        options={ACTIONS.map((value) => ({ value, label: t(`auditAction.${value}`) }))}
        value={address.filter('action')}
        onChange={(action) => address.set({ action })}
      />
      <Field label={t('audit.since')} className={filterLook(address.filter('since') !== '')}>
        <DateInput
          kind="datetime"
          value={address.filter('since')}
          onChange={(event) => address.set({ since: event.target.value })}
        />
      </Field>
      <Field label={t('audit.until')} className={filterLook(address.filter('until') !== '')}>
        <DateInput
          kind="datetime"
          value={address.filter('until')}
          onChange={(event) => address.set({ until: event.target.value })}
        />
      </Field>
      {chosen && (
        <Button variant="secondary" icon="close" onClick={() => address.set({ person: '', record: '' })}>
          {address.filter('record') ? t('audit.clearRecord') : t('audit.clearPerson')}
        </Button>
      )}
      <SavedViews />
    </FilterBar>
  );
}
