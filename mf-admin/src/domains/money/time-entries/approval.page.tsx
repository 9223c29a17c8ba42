import { TIME_STATES } from '@diwan/contracts/money/time-entries/entry';
import { DateInput } from '@diwan/ui/date-input';
import { Field } from '@diwan/ui/field';
import { AdminPage } from '../../../components/admin-page.js';
import { FilterBar, filterLook } from '../../../components/filter-bar.js';
import { FilterSelect } from '../../../components/filter-select.js';
import { useListAddress } from '../../../components/use-list-address.js';
import { useTexts } from '../../../texts.js';
import { useColleagueChoices } from './api/choices.js';
import { ApprovalTable } from './approval-table.js';
import { CaseField, ClientField } from './pickers.js';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The firm's time: what was handed in is approved here, one by one or many at once. */
export default function TimeApprovalPage() {
  const t = useTexts();
  const address = useListAddress();
  const given = (name: string) => address.filter(name);
  const day = (name: string) => (DATE.test(given(name)) ? given(name) : '');
  const [personId, clientId, caseId] = [given('person'), given('client'), given('case')];
  const [from, until] = [day('from'), day('until')];
  return (
    <AdminPage title={t('time.firm')} note={t('time.firmText')}>
      <div className="grid gap-5">
        <Filters />
        <ApprovalTable
          usual="submitted"
          of={{
            ...(personId && { personId }),
            ...(clientId && { clientId }),
            ...(caseId && { caseId }),
            ...(from && { from }),
            ...(until && { until }),
          }}
        />
      </div>
    </AdminPage>
  );
}

function Filters() {
  const t = useTexts();
  const address = useListAddress();
  const { data = [] } = useColleagueChoices();
  const select = (name: string) => ({
    value: address.filter(name),
    onChange: (value: string) => address.set({ [name]: value }),
  });
  const date = (name: 'from' | 'until') => (
    <Field label={t(`time.${name}`)} className={filterLook(address.filter(name) !== '')}>
      <DateInput value={address.filter(name)} onChange={(event) => address.set({ [name]: event.target.value })} />
    </Field>
  );
  return (
    <FilterBar>
      <FilterSelect
        label={t('time.state')}
        all={t('timeState.submitted')}
        options={[
          ...TIME_STATES.filter((state) => state !== 'submitted').map((value) => ({
            value,
            label: t(`timeState.${value}`),
          })),
          { value: 'any', label: t('time.anyState') },
        ]}
        {...select('state')}
      />
      <FilterSelect
        label={t('time.person')}
        all={t('time.everybody')}
        options={data.map(({ id, name }) => ({ value: id, label: name }))}
        {...select('person')}
      />
      <Field label={t('time.client')} className={filterLook(address.filter('client') !== '')}>
        <ClientField {...select('client')} none={t('time.anyClient')} placeholder={t('time.anyClient')} />
      </Field>
      <Field label={t('time.case')} className={filterLook(address.filter('case') !== '')}>
        <CaseField {...select('case')} none={t('time.anyCase')} placeholder={t('time.anyCase')} />
      </Field>
      {date('from')}
      {date('until')}
    </FilterBar>
  );
}
