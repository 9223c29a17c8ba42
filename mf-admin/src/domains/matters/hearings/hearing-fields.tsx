import { HearingType } from '@diwan/contracts/matters/hearings/hearing';
import type { Hearing } from '@diwan/contracts/matters/hearings/http';
import { useShell } from '@diwan/mf-kit';
import { Checkbox } from '@diwan/ui/checkbox';
import { FormControl, FormField, type FormFieldProps } from '@diwan/ui/form-field';
import type { ControlOf } from '@diwan/ui/form-of';
import { NativeSelect } from '@diwan/ui/native-select';
import { TextArea } from '@diwan/ui/text-area';
import { TextInput } from '@diwan/ui/text-input';
import type { FieldValues, Path } from 'react-hook-form';
import { DateField } from '../../../components/date-field.js';
import { useTexts } from '../../../texts.js';
import { useCourts } from '../courts/api/courts.js';
import type { HearingValues } from './hearing-values.js';
import { OutcomeReaders } from './outcome-readers.js';

interface FieldsProps {
  control: FormFieldProps<HearingValues, keyof HearingValues>['control'];
}

/** What the hearing is about. */
export function HearingMainFields({ control }: FieldsProps) {
  const t = useTexts();
  return (
    <>
      <FormField name="title" control={control} label={t('hearings.name')} required>
        {(field) => <TextInput {...field} dir="auto" autoComplete="off" maxLength={200} />}
      </FormField>
      <FormField
        name="description"
        control={control}
        label={t('hearings.description')}
        hint={t('hearings.seenByClient')}
      >
        {(field) => <TextArea {...field} dir="auto" rows={3} maxLength={4000} />}
      </FormField>
    </>
  );
}

/** Time and place, of a hearing and of the one that takes its place. */
export function PlaceFields<Values extends FieldValues & Pick<HearingValues, 'wallTime' | 'courtId' | 'location'>>({
  control,
  isPast,
}: {
  control: ControlOf<Values>;
  isPast: boolean;
}) {
  const t = useTexts();
  const { language } = useShell();
  const { data: courts = [] } = useCourts();
  const name = (field: keyof HearingValues) => field as Path<Values>;
  return (
    <>
      <FormField
        name={name('wallTime')}
        control={control}
        label={t('hearings.when')}
        hint={t('hearings.whenHint')}
        required
      >
        {(field) => <DateField {...field} kind="datetime" />}
      </FormField>
      {isPast && (
        <FormControl name={name('confirmPast')} control={control}>
          {({ value, onChange, onBlur }) => (
            <Checkbox
              label={t('hearings.confirmPast')}
              checked={Boolean(value)}
              onBlur={onBlur}
              onChange={(event) => onChange(event.target.checked)}
            />
          )}
        </FormControl>
      )}
      <FormField name={name('courtId')} control={control} label={t('hearings.court')}>
        {(field) => (
          <NativeSelect
            {...field}
            placeholder={t('hearings.courtNone')}
            options={courts
              .filter(({ archived, id }) => !archived || id === field.value)
              .map((court) => ({ value: court.id, label: court.name[language] }))}
          />
        )}
      </FormField>
      <FormField name={name('location')} control={control} label={t('hearings.location')} required>
        {(field) => <TextInput {...field} dir="auto" autoComplete="off" maxLength={200} />}
      </FormField>
    </>
  );
}

/** Which kind of appointment it is. */
export function TypeField({ control }: FieldsProps) {
  const t = useTexts();
  return (
    <FormField name="type" control={control} label={t('hearings.type')}>
      {(field) => (
        <NativeSelect
          {...field}
          options={HearingType.options.map((value) => ({ value, label: t(`hearingType.${value}`) }))}
        />
      )}
    </FormField>
  );
}

/** Who hears it and in which room, of a hearing and of the one that takes its place. */
export function BenchFields<Values extends FieldValues & Pick<HearingValues, 'judge' | 'courtRoom'>>({
  control,
}: {
  control: ControlOf<Values>;
}) {
  const t = useTexts();
  const name = (field: keyof HearingValues) => field as Path<Values>;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormField name={name('judge')} control={control} label={t('hearings.judge')}>
        {(field) => <TextInput {...field} dir="auto" autoComplete="off" maxLength={160} />}
      </FormField>
      <FormField name={name('courtRoom')} control={control} label={t('hearings.courtRoom')}>
        {(field) => <TextInput {...field} dir="auto" autoComplete="off" maxLength={80} />}
      </FormField>
    </div>
  );
}

/** For staff only. */
export function InternalFields({ control }: FieldsProps) {
  const t = useTexts();
  return (
    <>
      <FormField name="opposingCounsel" control={control} label={t('hearings.opposingCounsel')}>
        {(field) => <TextInput {...field} dir="auto" autoComplete="off" maxLength={160} />}
      </FormField>
      <FormField
        name="preparationNotes"
        control={control}
        label={t('hearings.preparationNotes')}
        hint={t('hearings.staffOnly')}
      >
        {(field) => <TextArea {...field} dir="auto" rows={4} maxLength={8000} />}
      </FormField>
    </>
  );
}

/** What came of it: only of a hearing that stands. */
export function OutcomeFields({ control, clients }: FieldsProps & { clients: Hearing['clients'] }) {
  const t = useTexts();
  return (
    <>
      <FormField name="outcome" control={control} label={t('hearings.outcome')} hint={t('hearings.staffOnly')}>
        {(field) => <TextArea {...field} dir="auto" rows={3} maxLength={4000} />}
      </FormField>
      <FormControl name="judgment" control={control}>
        {({ value, onChange, onBlur }) => (
          <Checkbox
            label={t('hearingField.judgment')}
            hint={t('hearings.judgmentHint')}
            checked={value}
            onBlur={onBlur}
            onChange={(event) => onChange(event.target.checked)}
          />
        )}
      </FormControl>
      <FormField
        name="nextAction"
        control={control}
        label={t('hearings.nextAction')}
        hint={t('hearings.nextActionHint')}
      >
        {(field) => <TextInput {...field} dir="auto" autoComplete="off" maxLength={500} />}
      </FormField>
      <FormField name="nextActionDue" control={control} label={t('hearings.nextActionDue')}>
        {(field) => <DateField {...field} />}
      </FormField>
      <FormField
        name="outcomeSummary"
        control={control}
        label={t('hearings.outcomeSummary')}
        hint={t('hearings.outcomeSummaryHint')}
      >
        {(field) => <TextArea {...field} dir="auto" rows={3} maxLength={2000} />}
      </FormField>
      <FormControl name="outcomeFor" control={control}>
        {({ value, onChange }) => <OutcomeReaders clients={clients} chosen={value} onChange={onChange} />}
      </FormControl>
    </>
  );
}
