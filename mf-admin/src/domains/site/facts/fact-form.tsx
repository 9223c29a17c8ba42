import type { EditedFact } from '@diwan/contracts/site/facts/http';
import { useSchemaForm } from '@diwan/ui/form';
import { FormField } from '@diwan/ui/form-field';
import { Notice } from '@diwan/ui/notice';
import { TextInput } from '@diwan/ui/text-input';
import { AreaForm } from '../../../components/area-form.js';
import { DateField } from '../../../components/date-field.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useConflict } from '../../../components/use-conflict.js';
import { useSaving } from '../../../components/use-saving.js';
import { useTexts } from '../../../texts.js';
import { LocalizedPair } from '../localized/localized-pair.js';
import { UsedOn } from '../references/used-on.js';
import { fetchFact, useEditFacts } from './api/facts.js';
import { describeFactField, factLabel } from './describe-fact-field.js';
import { factForm, factValues } from './fact-values.js';

export interface FactFormProps {
  /** Null for a new one. */
  fact: EditedFact | null;
  onSaved: (fact: EditedFact) => void;
  onCancel: () => void;
}

/** A legal fact: one record behind every page that shows it (PUB-10). */
export function FactForm({ fact, onSaved, onCancel }: FactFormProps) {
  const t = useTexts();
  const form = useSchemaForm(factForm, { defaultValues: factValues(fact) });
  const failed = t('facts.saveFailed');
  const { version, notices, onConflict } = useConflict({
    form,
    item: fact,
    fetch: ({ id }) => fetchFact(id),
    valuesOf: factValues,
    describe: (name, value) => describeFactField(t, name, value),
    failed,
    draft: `fact:${fact?.id ?? 'new'}`,
  });
  const { save } = useEditFacts();
  const saving = useSaving({ form, failed, unique: 'id', onConflict });
  const { control } = form;
  return (
    <AreaForm
      form={form}
      labelOf={(path) => factLabel(t, path)}
      onSubmit={(body) => saving(async () => onSaved(await save(body, fact && version)))}
    >
      {notices}
      {fact?.reviewState === 'reviewed' && <Notice tone="info">{t('facts.reviewUndone')}</Notice>}
      {!fact && (
        <FormField name="id" control={control} label={t('facts.id')} hint={t('facts.idHint')} required>
          {(field) => <TextInput {...field} dir="ltr" autoComplete="off" />}
        </FormField>
      )}
      <LocalizedPair name="text" label={t('facts.text')} control={control} lines={4} stacked required />
      <LocalizedPair name="value" label={t('facts.value')} hint={t('facts.valueHint')} control={control} stacked />
      <LocalizedPair name="statute" label={t('facts.statute')} control={control} stacked required />
      <FormField name="source" control={control} label={t('facts.source')} hint={t('facts.sourceHint')} required>
        {(field) => <TextInput {...field} dir="auto" autoComplete="off" />}
      </FormField>
      <FormField name="validUntil" control={control} label={t('facts.validUntil')} hint={t('facts.validUntilHint')}>
        {(field) => <DateField {...field} />}
      </FormField>
      {fact && (
        <section className="grid gap-2" aria-labelledby="used-on">
          <h3 id="used-on" className="font-semibold">
            {t('site.usedOn')}
          </h3>
          <UsedOn pages={fact.usedOn} />
        </section>
      )}
      <SaveActions save={fact ? t('facts.save') : t('facts.create')} onCancel={onCancel} />
    </AreaForm>
  );
}
