import type { SessionSettings } from '@diwan/contracts/people/session-settings/http';
import { UnsavedGuard } from '@diwan/desk-kit/unsaved/unsaved-guard';
import { forgetDraft } from '@diwan/desk-kit/unsaved/use-draft';
import { useSchemaForm } from '@diwan/ui/form';
import { FormField } from '@diwan/ui/form-field';
import { TextInput } from '@diwan/ui/text-input';
import { AreaForm } from '../../../components/area-form.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useSay } from '../../../components/say.js';
import { useConflict } from '../../../components/use-conflict.js';
import { useSaving } from '../../../components/use-saving.js';
import { useTexts } from '../../../texts.js';
import { readSessionSettings, useSaveSessionSettings } from './api/session-settings.js';
import { LENGTH_NAMES, LENGTHS, type LengthName, lengthForm, lengthValues } from './session-length.js';

/** How long clients and staff stay signed in (D-014). */
export function SessionSettingsForm({ settings }: { settings: SessionSettings }) {
  const t = useTexts();
  const say = useSay();
  const form = useSchemaForm(lengthForm, { defaultValues: lengthValues(settings) });
  const save = useSaveSessionSettings();
  const failed = t('settings.saveFailed');
  const { version, notices, onConflict, onSaved } = useConflict({
    form,
    item: settings,
    fetch: readSessionSettings,
    valuesOf: lengthValues,
    describe: (name, value) => ({ label: t(`settings.${name}`), text: String(value ?? '') }),
    failed,
    draft: 'session-settings',
  });
  const saving = useSaving({ form, failed, onConflict });
  const field = (name: LengthName) => (
    <FormField
      key={name}
      name={name}
      control={form.control}
      label={t(`settings.${name}`)}
      hint={t(`settings.${name}Hint`, { min: LENGTHS[name].min, max: LENGTHS[name].max })}
      required
    >
      {(input) => <TextInput {...input} dir="ltr" inputMode="decimal" autoComplete="off" className="max-w-32" />}
    </FormField>
  );
  return (
    <AreaForm
      form={form}
      labelOf={(path) => LENGTH_NAMES.filter((name) => name === path).map((name) => t(`settings.${name}`))[0]}
      onSubmit={(lengths) =>
        saving(async () => {
          const saved = await save({ ...lengths, version });
          form.reset(lengthValues(saved));
          onSaved(saved);
          say.done(t('settings.saved'));
        })
      }
    >
      {notices}
      <div>
        <h2 className="mb-1 text-xl">{t('settings.clients')}</h2>
        <p className="text-grey">{t('settings.clientsText')}</p>
      </div>
      {field('clientIdle')}
      {field('clientAbsolute')}
      <div>
        <h2 className="mb-1 text-xl">{t('settings.staff')}</h2>
        <p className="text-grey">{t('settings.staffText')}</p>
      </div>
      {field('staffIdle')}
      {field('staffAbsolute')}
      <p className="text-grey">{t('settings.from')}</p>
      <SaveActions save={t('settings.save')} />
      <UnsavedGuard dirty={form.formState.isDirty} onDiscard={() => forgetDraft(form)} />
    </AreaForm>
  );
}
