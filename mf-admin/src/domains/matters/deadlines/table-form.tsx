import type { DeadlineTable } from '@diwan/contracts/matters/deadlines/rules.http';
import { UnsavedGuard } from '@diwan/desk-kit/unsaved/unsaved-guard';
import { forgetDraft } from '@diwan/desk-kit/unsaved/use-draft';
import { useShell } from '@diwan/mf-kit';
import { useSchemaForm } from '@diwan/ui/form';
import { AreaForm } from '../../../components/area-form.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useSay } from '../../../components/say.js';
import { useConflict } from '../../../components/use-conflict.js';
import { useSaving } from '../../../components/use-saving.js';
import { useTexts } from '../../../texts.js';
import { fetchDeadlineTable, useTableDeeds } from './api/table.js';
import { CourtCalendarFields } from './court-calendar-fields.js';
import { describeTable, tableLabel } from './describe-table.js';
import { RecessFields } from './recess-fields.js';
import { RuleFields } from './rule-fields.js';
import { tableForm, tableValues } from './table-values.js';

/** Changes the table; deadlines that were proposed keep the rule as it was then. */
export function TableForm({ table }: { table: DeadlineTable }) {
  const t = useTexts();
  const { language } = useShell();
  const say = useSay();
  const deeds = useTableDeeds();
  const form = useSchemaForm(tableForm, { defaultValues: tableValues(table) });
  const failed = t('deadlines.rulesSaveFailed');
  const { version, notices, onConflict, onSaved } = useConflict({
    form,
    item: table,
    fetch: () => fetchDeadlineTable(),
    valuesOf: tableValues,
    describe: (name, value) => describeTable(name, value, { t, language }),
    failed,
    draft: 'deadline-rules',
  });
  const saving = useSaving({ form, failed, onConflict });
  const keep = (saved: DeadlineTable) => {
    form.reset(tableValues(saved));
    onSaved(saved);
  };
  const confirm = (answer: Promise<DeadlineTable>, done: string, notDone: string) =>
    void answer
      .then((saved) => {
        keep(saved);
        say.done(done);
      })
      .catch((error: unknown) => say.failed(notDone, error));
  // What is confirmed is what stands.
  const isSaved = !form.formState.isDirty;
  return (
    <AreaForm
      form={form}
      labelOf={(path) => tableLabel(t, path)}
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
        onConfirm={
          isSaved
            ? (id) =>
                confirm(deeds.confirmRule(id, version), t('deadlines.ruleConfirmed'), t('deadlines.ruleConfirmFailed'))
            : null
        }
      />
      {table.calendar ? (
        <CourtCalendarFields
          control={form.control}
          standing={table.calendar}
          onConfirm={
            isSaved
              ? () =>
                  confirm(
                    deeds.confirmCalendar(version),
                    t('deadlines.calendarConfirmed'),
                    t('deadlines.calendarConfirmFailed'),
                  )
              : null
          }
        />
      ) : (
        <RecessFields control={form.control} />
      )}
      <SaveActions save={t('deadlines.rulesSave')} />
      <UnsavedGuard dirty={form.formState.isDirty} onDiscard={() => forgetDraft(form)} />
    </AreaForm>
  );
}
