import { CITIES, CITY_IDS } from '@diwan/contracts/matters/courts/cities';
import { Community, type Court, CourtKind } from '@diwan/contracts/matters/courts/http';
import { LANGUAGES } from '@diwan/contracts/shared/language';
import { useShell } from '@diwan/mf-kit';
import { useSchemaForm } from '@diwan/ui/form';
import { FormField } from '@diwan/ui/form-field';
import { NativeSelect } from '@diwan/ui/native-select';
import { TextInput } from '@diwan/ui/text-input';
import { AreaForm } from '../../../components/area-form.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useSay } from '../../../components/say.js';
import { useConflict } from '../../../components/use-conflict.js';
import { useSaving } from '../../../components/use-saving.js';
import { type TextKey, useTexts } from '../../../texts.js';
import { fetchCourt, useEditCourts } from './api/courts.js';
import { type CourtValues, courtForm, courtValues } from './court-values.js';

interface CourtFormProps {
  /** Null for a new one. */
  court: Court | null;
  onClose: () => void;
  onCancel: () => void;
}

/** Adds a court to the directory, or changes one (HEAR-02). */
export function CourtForm({ court, onClose, onCancel }: CourtFormProps) {
  const t = useTexts();
  const say = useSay();
  const { language } = useShell();
  const { add, change } = useEditCourts();
  const form = useSchemaForm(courtForm, { defaultValues: courtValues(court) });
  const failed = t('courts.saveFailed');
  const inWords = (name: keyof CourtValues, value: unknown): string => {
    if (typeof value !== 'string')
      return Object.values(value ?? {})
        .filter(Boolean)
        .join(' / ');
    if (name === 'kind' || name === 'community') return value && t(`court.${name}.${value}` as TextKey);
    return name === 'city' ? (CITIES[value as keyof typeof CITIES]?.name[language] ?? value) : value;
  };
  const { version, notices, onConflict } = useConflict({
    form,
    item: court,
    fetch: fetchCourt,
    valuesOf: courtValues,
    describe: (name, value) => ({ label: t(`courts.${name}`), text: inWords(name, value) }),
    failed,
    draft: `court:${court?.id ?? 'new'}`,
  });
  const saving = useSaving({ form, failed, onConflict });
  const { control } = form;
  const labelOf = (path: string) => {
    const [field, written] = path.split('.');
    const label = t(`courts.${field as keyof CourtValues}`);
    return written ? t('site.inLanguage', { label, language: t(`language.${written as 'en' | 'ar'}`) }) : label;
  };
  return (
    <AreaForm
      form={form}
      labelOf={labelOf}
      onSubmit={(body) =>
        saving(async () => {
          await (court ? change(court.id, { ...body, version }) : add(body));
          say.done(t('courts.saved'));
          onClose();
        })
      }
    >
      {notices}
      <FormField name="kind" control={control} label={t('courts.kind')} required>
        {(field) => (
          <NativeSelect
            {...field}
            options={CourtKind.options.map((value) => ({ value, label: t(`court.kind.${value}`) }))}
          />
        )}
      </FormField>
      {form.watch('kind') === 'religious' && (
        <FormField name="community" control={control} label={t('courts.community')} required>
          {(field) => (
            <NativeSelect
              {...field}
              placeholder={t('courts.choose')}
              options={Community.options.map((value) => ({ value, label: t(`court.community.${value}`) }))}
            />
          )}
        </FormField>
      )}
      <FormField name="city" control={control} label={t('courts.city')} required>
        {(field) => (
          <NativeSelect
            {...field}
            options={CITY_IDS.map((value) => ({ value, label: CITIES[value].name[language] }))}
          />
        )}
      </FormField>
      {(['name', 'hint'] as const).map((pair) => (
        <div key={pair} className="grid gap-4 sm:grid-cols-2">
          {LANGUAGES.map((written) => (
            <FormField
              key={written}
              name={`${pair}.${written}`}
              control={control}
              label={labelOf(`${pair}.${written}`)}
              {...(pair === 'name' ? { required: true } : { hint: t('courts.hintHint') })}
            >
              {(field) => (
                <TextInput
                  {...field}
                  lang={written}
                  dir={written === 'ar' ? 'rtl' : 'ltr'}
                  autoComplete="off"
                  maxLength={pair === 'name' ? 160 : 200}
                />
              )}
            </FormField>
          ))}
        </div>
      ))}
      <FormField name="place" control={control} label={t('courts.place')} hint={t('courts.placeHint')}>
        {(field) => <TextInput {...field} dir="ltr" autoComplete="off" maxLength={60} />}
      </FormField>
      <SaveActions save={t(court ? 'courts.save' : 'courts.add')} onCancel={onCancel} />
    </AreaForm>
  );
}
