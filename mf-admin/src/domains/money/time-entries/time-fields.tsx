import type { TimeEntry } from '@diwan/contracts/money/time-entries/entry';
import { amountOfTime, minutesText, parseMinutes } from '@diwan/contracts/money/time-entries/hours';
import type { Money } from '@diwan/contracts/shared/money';
import { formatMoney, useShell } from '@diwan/mf-kit';
import { Checkbox } from '@diwan/ui/checkbox';
import { FormControl, FormField, type FormFieldProps } from '@diwan/ui/form-field';
import { NativeSelect } from '@diwan/ui/native-select';
import { TextArea } from '@diwan/ui/text-area';
import { TextInput } from '@diwan/ui/text-input';
import { DateField } from '../../../components/date-field.js';
import { useTexts } from '../../../texts.js';
import { useRateThatHolds, useServiceTypeChoices } from './api/choices.js';
import { CaseField, type CaseNamed } from './pickers.js';
import type { TimeValues } from './time-values.js';

interface TimeFieldsProps {
  form: {
    control: FormFieldProps<TimeValues, keyof TimeValues>['control'];
    watch: (name: 'caseId' | 'serviceTypeId' | 'minutes') => string;
  };
  legalCase: CaseNamed | null;
  /** Shown even when it was put aside. */
  serviceType: TimeEntry['serviceType'];
}

/** What is said of work, and what it comes to. */
export function TimeFields({ form, legalCase, serviceType }: TimeFieldsProps) {
  const t = useTexts();
  const { language } = useShell();
  const { data = [] } = useServiceTypeChoices();
  const offered = serviceType && data.every(({ id }) => id !== serviceType.id) ? [...data, serviceType] : data;
  const { control } = form;
  return (
    <>
      <FormField name="caseId" control={control} label={t('time.case')} required>
        {(field) => <CaseField {...field} known={legalCase} />}
      </FormField>
      <FormField name="serviceTypeId" control={control} label={t('time.serviceType')} hint={t('time.serviceTypeHint')}>
        {(field) => (
          <NativeSelect
            {...field}
            placeholder={t('time.legalWork')}
            options={offered.map(({ id, name }) => ({ value: id, label: name[language] }))}
          />
        )}
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name="dateWorked" control={control} label={t('time.dateWorked')} required>
          {(field) => <DateField {...field} />}
        </FormField>
        <FormField name="minutes" control={control} label={t('time.duration')} hint={t('time.durationHint')} required>
          {(field) => <TextInput {...field} dir="auto" inputMode="text" autoComplete="off" />}
        </FormField>
      </div>
      <Preview
        caseId={form.watch('caseId')}
        serviceTypeId={form.watch('serviceTypeId')}
        minutes={parseMinutes(form.watch('minutes'))}
      />
      <FormField name="description" control={control} label={t('time.description')} hint={t('time.descriptionHint')}>
        {(field) => <TextArea {...field} dir="auto" rows={3} maxLength={1000} />}
      </FormField>
      <FormField name="note" control={control} label={t('time.note')} hint={t('time.noteHint')}>
        {(field) => <TextArea {...field} dir="auto" rows={2} maxLength={2000} />}
      </FormField>
      <FormControl name="billable" control={control}>
        {({ value, onChange, ...field }, { id }) => (
          <Checkbox
            {...field}
            id={id}
            label={t('time.billable')}
            checked={value}
            onChange={(event) => onChange(event.target.checked)}
          />
        )}
      </FormControl>
    </>
  );
}

const worthOf = (minutes: number, rate: Money): Money => ({
  ...rate,
  amountMinor: amountOfTime({ minutes, rateMinor: rate.amountMinor }),
});

/** How the duration is read, the rate that will be taken over, where it comes from, and the amount. */
function Preview({
  caseId,
  serviceTypeId,
  minutes,
}: {
  caseId: string;
  serviceTypeId: string;
  minutes: number | null;
}) {
  const t = useTexts();
  const { data } = useRateThatHolds(caseId, serviceTypeId);
  const said = [
    minutes !== null && t('time.readAs', { duration: minutesText(minutes) }),
    data && t('time.rateIs', { rate: formatMoney(data.rate), from: t(`rateFrom.${data.rateFrom}`) }),
    data && minutes !== null && t('time.comesTo', { amount: formatMoney(worthOf(minutes, data.rate)) }),
  ];
  return (
    <p className="text-sm text-grey" role="status">
      {said.filter(Boolean).join(' ')}
    </p>
  );
}
