import type { EditedAttorney } from '@diwan/contracts/site/attorneys/editing.http';
import { UnsavedGuard } from '@diwan/desk-kit/unsaved/unsaved-guard';
import { forgetDraft } from '@diwan/desk-kit/unsaved/use-draft';
import { useSchemaForm } from '@diwan/ui/form';
import { FormControl, FormField } from '@diwan/ui/form-field';
import { TextInput } from '@diwan/ui/text-input';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { AreaForm } from '../../../components/area-form.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useSay } from '../../../components/say.js';
import { useConflict } from '../../../components/use-conflict.js';
import { useSaving } from '../../../components/use-saving.js';
import { useTexts } from '../../../texts.js';
import { LocalizedList } from '../localized/localized-list.js';
import { LocalizedPair } from '../localized/localized-pair.js';
import { fetchLawyer, useEditLawyers } from './api/lawyers.js';
import { describeLawyerField, lawyerLabel } from './describe-lawyer-field.js';
import { HandledAreas } from './handled-areas.js';
import { EMPTY_EDUCATION, lawyerForm, lawyerValues, slugOf } from './lawyer-values.js';
import { PortraitField } from './portrait-field.js';
import { SpokenLanguages } from './spoken-languages.js';
import { WrittenArticles } from './written-articles.js';

export interface LawyerFormProps {
  /** Null for a new one. */
  attorney: EditedAttorney | null;
  onCreated?: (attorney: EditedAttorney) => void;
}

/** What the site says about a lawyer, in both languages (PUB-08). */
export function LawyerForm({ attorney, onCreated }: LawyerFormProps) {
  const t = useTexts();
  const say = useSay();
  const [base, setBase] = useState(attorney);
  const form = useSchemaForm(lawyerForm, { defaultValues: lawyerValues(attorney) });
  const failed = t('lawyers.saveFailed');
  const { version, notices, onConflict, onSaved } = useConflict({
    form,
    item: base,
    fetch: ({ id }) => fetchLawyer(id),
    valuesOf: lawyerValues,
    describe: (name, value) => describeLawyerField(t, name, value),
    failed,
    draft: `lawyer:${attorney?.id ?? 'new'}`,
  });
  const { save } = useEditLawyers();
  const saving = useSaving({ form, failed, unique: 'slug', onConflict });
  const { control, formState } = form;
  const name = useWatch({ control, name: 'name.en' });
  useEffect(() => {
    // A proposal follows the name until somebody writes an address of their own.
    if (!attorney && !form.getFieldState('slug').isDirty) form.setValue('slug', slugOf(name));
  }, [attorney, form, name]);
  return (
    <AreaForm
      wide
      form={form}
      className="ui-form--sticky"
      labelOf={(path) => lawyerLabel(t, path)}
      onSubmit={(body) =>
        saving(async () => {
          const known = base && { id: base.id, version: version };
          const saved = await save(body, known);
          setBase(saved);
          onSaved(saved);
          form.reset(lawyerValues(saved));
          say.done(known ? t('lawyers.saved') : t('lawyers.created'));
          if (!known) onCreated?.(saved);
        })
      }
    >
      {notices}
      <LocalizedPair name="name" label={t('lawyers.name')} control={control} required />
      {!attorney && (
        <FormField name="slug" control={control} label={t('lawyers.slug')} hint={t('lawyers.slugHint')} required>
          {(field) => <TextInput {...field} dir="ltr" autoComplete="off" />}
        </FormField>
      )}
      <LocalizedPair name="title" label={t('lawyers.title')} control={control} required />
      <LocalizedPair name="bio" label={t('lawyers.bio')} control={control} lines={6} required />
      <PortraitField form={form} />
      <LocalizedList
        name="specialties"
        label={t('lawyers.specialties')}
        addLabel={t('lawyers.addSpecialty')}
        control={control}
      />
      <FormControl name="areas" control={control}>
        {({ value, onChange }, { id, error }) => (
          <HandledAreas value={value} onChange={onChange} id={id} error={error} />
        )}
      </FormControl>
      <LocalizedList
        name="education"
        label={t('lawyers.education')}
        addLabel={t('lawyers.addEducation')}
        blank={EMPTY_EDUCATION}
        control={control}
        more={(line, number) => (
          <LocalizedPair
            name={`${line}.school`}
            label={t('site.line', { label: t('lawyers.school'), number })}
            hint={t('lawyers.schoolHint')}
            control={control}
          />
        )}
      />
      <FormControl name="languages" control={control}>
        {({ value, onChange }, { id, error }) => (
          <SpokenLanguages value={value} onChange={onChange} id={id} error={error} />
        )}
      </FormControl>
      <LocalizedPair name="bar" label={t('lawyers.bar')} control={control} />
      <div className="grid items-start gap-6 md:grid-cols-2">
        <FormField name="barYear" control={control} label={t('lawyers.barYear')}>
          {(field) => <TextInput {...field} inputMode="numeric" dir="ltr" autoComplete="off" />}
        </FormField>
        <FormField name="barNumber" control={control} label={t('lawyers.barNumber')}>
          {(field) => <TextInput {...field} dir="ltr" autoComplete="off" />}
        </FormField>
      </div>
      <FormControl name="articles" control={control}>
        {({ value, onChange }, { id, error }) => (
          <WrittenArticles value={value} onChange={onChange} id={id} error={error} />
        )}
      </FormControl>
      <p className="text-grey">{t('lawyers.contactHint')}</p>
      <div className="grid items-start gap-6 md:grid-cols-3">
        <FormField name="email" control={control} label={t('lawyers.email')}>
          {(field) => <TextInput type="email" {...field} autoComplete="off" />}
        </FormField>
        <FormField name="phone" control={control} label={t('lawyers.phone')}>
          {(field) => <TextInput type="tel" {...field} autoComplete="off" />}
        </FormField>
        <FormField name="whatsappNumber" control={control} label={t('lawyers.whatsappNumber')}>
          {(field) => <TextInput type="tel" {...field} autoComplete="off" />}
        </FormField>
      </div>
      <SaveActions save={attorney ? t('lawyers.save') : t('lawyers.create')} />
      <UnsavedGuard dirty={formState.isDirty} onDiscard={() => forgetDraft(form)} />
    </AreaForm>
  );
}
