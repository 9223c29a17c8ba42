import type { TimeEntry } from '@diwan/contracts/money/time-entries/entry';
import { minutesText } from '@diwan/contracts/money/time-entries/hours';
import { useSchemaForm } from '@diwan/ui/form';
import { Notice } from '@diwan/ui/notice';
import { useMemo } from 'react';
import { AreaForm } from '../../../components/area-form.js';
import { EditorSheet } from '../../../components/editor-sheet.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useSay } from '../../../components/say.js';
import { useConflict } from '../../../components/use-conflict.js';
import { useSaving } from '../../../components/use-saving.js';
import { useTexts } from '../../../texts.js';
import { fetchMyEntry, useTimeDeeds } from './api/time-entries.js';
import type { CaseNamed } from './pickers.js';
import { TimeFields } from './time-fields.js';
import { type TimeValues, timeForm, timeValues } from './time-values.js';

export interface TimeSheetProps {
  /** Null for a new one. */
  entry: TimeEntry | null;
  /** Where a new one belongs, if that is known. */
  legalCase?: CaseNamed | null;
  dateWorked?: string;
  /** What happened and gave rise to it. */
  suggestionId?: string | null;
  onClose: () => void;
}

/** Records time or changes a draft, beside the list. */
export function TimeSheet(props: TimeSheetProps) {
  const t = useTexts();
  return (
    <EditorSheet title={props.entry ? t('time.edit') : t('time.new')} onClose={props.onClose}>
      {(leave) => <TimeForm {...props} onCancel={leave} />}
    </EditorSheet>
  );
}

const LABELS = {
  caseId: 'time.case',
  serviceTypeId: 'time.serviceType',
  dateWorked: 'time.dateWorked',
  minutes: 'time.duration',
  description: 'time.description',
  note: 'time.note',
  billable: 'time.billable',
} as const satisfies Record<keyof TimeValues, string>;

function TimeForm(props: TimeSheetProps & { onCancel: () => void }) {
  const { entry, legalCase = null, dateWorked, suggestionId = null, onClose, onCancel } = props;
  const t = useTexts();
  const say = useSay();
  const deeds = useTimeDeeds();
  const schema = useMemo(() => timeForm(entry, suggestionId), [entry, suggestionId]);
  const beginning = { ...(legalCase && { caseId: legalCase.id }), ...(dateWorked && { dateWorked }) };
  const form = useSchemaForm(schema, { defaultValues: timeValues(entry, beginning) });
  const describe = (name: keyof TimeValues, value: unknown) => ({ label: t(LABELS[name]), text: String(value ?? '') });
  const failed = t('time.saveFailed');
  const { version, notices, onConflict } = useConflict({
    form,
    item: entry,
    fetch: fetchMyEntry,
    valuesOf: (found: TimeEntry) => timeValues(found),
    describe,
    failed,
    draft: entry ? `time:${entry.id}` : `time:new:${suggestionId ?? legalCase?.id ?? ''}`,
  });
  const saving = useSaving({ form, failed, onConflict });
  return (
    <AreaForm
      form={form}
      labelOf={(path) => describe(path as keyof TimeValues, '').label}
      onSubmit={({ suggestionId: _, ...body }) =>
        saving(async () => {
          await (entry ? deeds.change(entry, body, version) : deeds.add(body, suggestionId));
          say.done(entry ? t('time.saved') : t('time.added'));
          onClose();
        })
      }
    >
      {notices}
      {entry?.timerMinutes && (
        <Notice tone="warning">{t('time.timerRan', { duration: minutesText(entry.timerMinutes) })}</Notice>
      )}
      <TimeFields form={form} legalCase={entry?.legalCase ?? legalCase} serviceType={entry?.serviceType ?? null} />
      <SaveActions save={entry ? t('time.save') : t('time.add')} onCancel={onCancel} />
    </AreaForm>
  );
}
