import type { OfficeProfileDraft } from '@diwan/contracts/site/office/office-profile';
import { UnsavedGuard } from '@diwan/desk-kit/unsaved/unsaved-guard';
import { forgetDraft } from '@diwan/desk-kit/unsaved/use-draft';
import { Checkbox } from '@diwan/ui/checkbox';
import { useSchemaForm } from '@diwan/ui/form';
import { FormControl, FormField } from '@diwan/ui/form-field';
import { RadioGroup } from '@diwan/ui/radio-group';
import { TextInput } from '@diwan/ui/text-input';
import { useState } from 'react';
import { AreaForm } from '../../../components/area-form.js';
import { DateField } from '../../../components/date-field.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useSay } from '../../../components/say.js';
import { useConflict } from '../../../components/use-conflict.js';
import { useSaving } from '../../../components/use-saving.js';
import { useTexts } from '../../../texts.js';
import { fetchProfile, useSaveProfile } from './api/office-profile.js';
import { describeOfficeField, officeLabel } from './describe-office-field.js';
import { HolidayFields } from './holiday-fields.js';
import { LocalizedFields } from './localized-fields.js';
import { officeForm, officeValues } from './office-values.js';
import { OpeningHours } from './opening-hours.js';

const CHOICES = ['noted', 'hidden'] as const;

/** The firm's particulars, as one record behind every place that shows them (D-030). */
export function OfficeForm({ profile }: { profile: OfficeProfileDraft }) {
  const t = useTexts();
  const say = useSay();
  const [base, setBase] = useState(profile);
  const form = useSchemaForm(officeForm, { defaultValues: officeValues(profile) });
  const failed = t('office.saveFailed');
  const { version, notices, onConflict, onSaved } = useConflict({
    form,
    item: base,
    fetch: () => fetchProfile(),
    valuesOf: officeValues,
    describe: (name, value) => describeOfficeField(t, name, value),
    failed,
    draft: 'office',
  });
  const save = useSaveProfile();
  const saving = useSaving({ form, failed, onConflict });
  const { control, formState } = form;
  return (
    <AreaForm
      form={form}
      className="ui-form--sticky"
      labelOf={(path) => officeLabel(t, path)}
      onSubmit={(body) =>
        saving(async () => {
          const saved = await save({ ...body, version });
          setBase(saved);
          onSaved(saved);
          form.reset(officeValues(saved));
          say.done(t('office.saved'));
        })
      }
    >
      {notices}
      <LocalizedFields name="name" control={control} required />
      <LocalizedFields name="blurb" control={control} lines={3} />
      <FormField name="phone" control={control} label={t('office.phone')} required>
        {(field) => <TextInput type="tel" {...field} autoComplete="off" />}
      </FormField>
      <FormField name="whatsappNumber" control={control} label={t('office.whatsappNumber')} required>
        {(field) => <TextInput type="tel" {...field} autoComplete="off" />}
      </FormField>
      <FormField name="email" control={control} label={t('office.email')} required>
        {(field) => <TextInput type="email" {...field} autoComplete="off" />}
      </FormField>
      <p className="text-grey">{t('office.addressHint')}</p>
      <LocalizedFields name="street" control={control} />
      <LocalizedFields name="city" control={control} />
      <OpeningHours control={control} />
      <HolidayFields control={control} />
      <FormControl name="emergencyLine" control={control}>
        {({ value, onChange, ...field }, { id }) => (
          <Checkbox
            {...field}
            id={id}
            label={t('office.emergencyLine')}
            hint={t('office.emergencyLineHint')}
            checked={value}
            onChange={(event) => onChange(event.target.checked)}
          />
        )}
      </FormControl>
      <FormField name="foundedOn" control={control} label={t('office.foundedOn')} hint={t('office.foundedOnHint')}>
        {(field) => <DateField {...field} />}
      </FormField>
      <p className="text-grey">{t('office.barHint')}</p>
      <LocalizedFields name="barRegistration" control={control} />
      <FormField name="vatNumber" control={control} label={t('office.vatNumber')} hint={t('office.vatNumberHint')}>
        {(field) => <TextInput {...field} dir="ltr" autoComplete="off" />}
      </FormField>
      <FormControl name="unreviewedFacts" control={control}>
        {(field) => (
          <RadioGroup
            {...field}
            label={t('office.unreviewedFacts')}
            hint={t('office.unreviewedHint')}
            options={CHOICES.map((value) => ({ value, label: t(`office.unreviewed.${value}`) }))}
          />
        )}
      </FormControl>
      <SaveActions save={t('office.save')} />
      <UnsavedGuard dirty={formState.isDirty} onDiscard={() => forgetDraft(form)} />
    </AreaForm>
  );
}
