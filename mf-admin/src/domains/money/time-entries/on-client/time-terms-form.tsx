import { SHOWN_TIME, setTimeTerms, type TimeTerms } from '@diwan/contracts/money/time-entries/clients.http';
import { TIME_ROUNDINGS } from '@diwan/contracts/money/time-entries/hours';
import { useSchemaForm } from '@diwan/ui/form';
import { FormField } from '@diwan/ui/form-field';
import { NativeSelect } from '@diwan/ui/native-select';
import { useMemo } from 'react';
import { AreaForm } from '../../../../components/area-form.js';
import { endpointForm } from '../../../../components/endpoint-form.js';
import { SaveActions } from '../../../../components/save-actions.js';
import { useSay } from '../../../../components/say.js';
import { useConflict } from '../../../../components/use-conflict.js';
import { useSaving } from '../../../../components/use-saving.js';
import { useTexts } from '../../../../texts.js';
import { fetchTimeTerms, useSaveTimeTerms } from '../api/client-time.js';

type Values = Omit<TimeTerms, 'version'>;
const valuesOf = ({ shown, rounding }: TimeTerms): Values => ({ shown, rounding });

/** How a client's time is shown to them, and to what it is rounded up when it is billed. */
export function TimeTermsForm({ clientId, terms }: { clientId: string; terms: TimeTerms }) {
  const t = useTexts();
  const say = useSay();
  const save = useSaveTimeTerms(clientId);
  const schema = useMemo(
    () => endpointForm(setTimeTerms, (values: Values) => ({ body: { ...values, version: 0 } })),
    [],
  );
  const form = useSchemaForm(schema, { defaultValues: valuesOf(terms) });
  const failed = t('time.saveFailed');
  const { version, notices, onConflict, onSaved } = useConflict({
    form,
    item: terms,
    fetch: () => fetchTimeTerms(clientId),
    valuesOf,
    describe: (name, value) => ({
      label: t(`timeTerms.${name}`),
      text: t(
        name === 'shown' ? `shownTime.${value as Values['shown']}` : `timeRounding.${value as Values['rounding']}`,
      ),
    }),
    failed,
  });
  const saving = useSaving({ form, failed, onConflict });
  return (
    <AreaForm
      form={form}
      labelOf={(path) => t(path === 'shown' ? 'timeTerms.shown' : 'timeTerms.rounding')}
      onSubmit={(values) =>
        saving(async () => {
          const saved = await save({ ...values, version });
          form.reset(valuesOf(saved));
          onSaved(saved);
          say.done(t('time.termsSaved'));
        })
      }
    >
      {notices}
      <FormField name="shown" control={form.control} label={t('timeTerms.shown')}>
        {(field) => (
          <NativeSelect {...field} options={SHOWN_TIME.map((value) => ({ value, label: t(`shownTime.${value}`) }))} />
        )}
      </FormField>
      <FormField
        name="rounding"
        control={form.control}
        label={t('timeTerms.rounding')}
        hint={t('timeTerms.roundingHint')}
      >
        {(field) => (
          <NativeSelect
            {...field}
            options={TIME_ROUNDINGS.map((value) => ({ value, label: t(`timeRounding.${value}`) }))}
          />
        )}
      </FormField>
      <SaveActions save={t('time.saveTerms')} />
    </AreaForm>
  );
}
