import type { DeadlineTable } from '@diwan/contracts/matters/deadlines/rules.http';
import { UnsavedGuard } from '@diwan/desk-kit/unsaved/unsaved-guard';
import { forgetDraft } from '@diwan/desk-kit/unsaved/use-draft';
import { useSchemaForm } from '@diwan/ui/form';
import { AreaForm } from '../../../components/area-form.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useSay } from '../../../components/say.js';
import { useConflict } from '../../../components/use-conflict.js';
import { useSaving } from '../../../components/use-saving.js';
import { type Texts, useTexts } from '../../../texts.js';
import { fetchDeadlineTable, useTableDeeds } from './api/table.js';
import { RecessFields } from './recess-fields.js';
import { RuleFields } from './rule-fields.js';
import { type RuleValues, tableForm, tableValues } from './table-values.js';

/** Changes the table; deadlines that were proposed keep the rule as it was then. */
export function TableForm({ table }: { table: DeadlineTable }) {
  const t = useTexts();
  const say = useSay();
  const deeds = useTableDeeds();
  const form = useSchemaForm(tableForm, { defaultValues: tableValues(table) });
  const failed = t('deadlines.rulesSaveFailed');
  const { version, notices, onConflict, onSaved } = useConflict({
    form,
    item: table,
    fetch: () => fetchDeadlineTable(),
    valuesOf: tableValues,
    describe: (name, value) => ({
      label: t(name === 'rules' ? 'deadlines.rules' : 'deadlines.recesses'),
      text: Array.isArray(value) ? (value as RuleValues[]).map((one) => one.name.en).join(t('conflict.comma')) : '',
    }),
    failed,
    draft: 'deadline-rules',
  });
  const saving = useSaving({ form, failed, onConflict });
  const keep = (saved: DeadlineTable) => {
    form.reset(tableValues(saved));
    onSaved(saved);
  };
  const confirm = (id: string) =>
    deeds
      .confirm(id, version)
      .then((saved) => {
        keep(saved);
        say.done(t('deadlines.ruleConfirmed'));
      })
      .catch((error: unknown) => say.failed(t('deadlines.ruleConfirmFailed'), error));
  return (
    <AreaForm
      form={form}
      labelOf={(path) => labelOf(t, path)}
      onSubmit={(body) =>
        saving(async () => {
          keep(await deeds.set({ ...body, version }));
          say.done(t('deadlines.rulesSaved'));
        })
      }
    >
      {notices}
      <RuleFields
        control={form.control}
        standing={table.rules}
        onConfirm={form.formState.isDirty ? null : (id) => void confirm(id)}
      />
      <RecessFields control={form.control} />
      <SaveActions save={t('deadlines.rulesSave')} />
      <UnsavedGuard dirty={form.formState.isDirty} onDiscard={() => forgetDraft(form)} />
    </AreaForm>
  );
}

const RULE_LABELS = {
  name: 'deadlines.ruleName',
  count: 'deadlines.count',
  source: 'deadlines.source',
  validFrom: 'deadlines.validFrom',
  validUntil: 'deadlines.validUntil',
} as const;

/** Such as "Rule 2: Source" of `rules.1.source`. */
function labelOf(t: Texts, path: string): string {
  const [list, place, part] = path.split('.');
  const heading = t(list === 'rules' ? 'deadlines.ruleNumber' : 'deadlines.recessNumber', {
    number: Number(place) + 1,
  });
  if (place === undefined) return t(list === 'rules' ? 'deadlines.rules' : 'deadlines.recesses');
  if (list === 'rules' && part && part in RULE_LABELS)
    return t('stages.labelled', { heading, label: t(RULE_LABELS[part as keyof typeof RULE_LABELS]) });
  return heading;
}
