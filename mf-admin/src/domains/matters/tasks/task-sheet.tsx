import type { Task } from '@diwan/contracts/matters/tasks/http';
import { useSchemaForm } from '@diwan/ui/form';
import { useMemo } from 'react';
import { AreaForm } from '../../../components/area-form.js';
import { EditorSheet } from '../../../components/editor-sheet.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useSay } from '../../../components/say.js';
import { useConflict } from '../../../components/use-conflict.js';
import { useSaving } from '../../../components/use-saving.js';
import { useTexts } from '../../../texts.js';
import { fetchTask, useTaskDeeds } from './api/tasks.js';
import { TaskFields } from './task-fields.js';
import { type TaskValues, taskForm, taskValues } from './task-values.js';

interface TaskSheetProps {
  /** Null for a new one. */
  task: Task | null;
  /** Where a new one belongs. */
  caseId?: string | null;
  onClose: () => void;
}

/** Adds or changes a task, beside the list. */
export function TaskSheet({ task, caseId = null, onClose }: TaskSheetProps) {
  const t = useTexts();
  return (
    <EditorSheet title={task ? t('tasks.edit') : t('tasks.new')} onClose={onClose}>
      {(leave) => <TaskForm task={task} caseId={caseId} onClose={onClose} onCancel={leave} />}
    </EditorSheet>
  );
}

const LABELS = {
  text: 'tasks.text',
  ownerId: 'tasks.owner',
  dueDay: 'tasks.due',
  dueTime: 'tasks.time',
  unit: 'tasks.repeat',
  every: 'tasks.every',
  priority: 'tasks.priority',
  note: 'tasks.note',
} as const satisfies Record<keyof TaskValues, string>;

function TaskForm({ task, caseId, onClose, onCancel }: Required<TaskSheetProps> & { onCancel: () => void }) {
  const t = useTexts();
  const say = useSay();
  const deeds = useTaskDeeds();
  const place = task ? (task.legalCase?.id ?? null) : caseId;
  const schema = useMemo(() => taskForm(place), [place]);
  const form = useSchemaForm(schema, { defaultValues: taskValues(task) });
  const describe = (name: keyof TaskValues, value: unknown) => ({ label: t(LABELS[name]), text: String(value ?? '') });
  const failed = t('tasks.saveFailed');
  const { version, notices, onConflict } = useConflict({
    form,
    item: task,
    fetch: fetchTask,
    valuesOf: (found: Task) => taskValues(found),
    describe,
    failed,
    draft: task ? `task:${task.id}` : `task:new:${caseId ?? ''}`,
  });
  const saving = useSaving({ form, failed, onConflict });
  return (
    <AreaForm
      form={form}
      labelOf={(path) => describe(path as keyof TaskValues, '').label}
      onSubmit={({ caseId: _, ...body }) =>
        saving(async () => {
          await (task ? deeds.change(task, body, version) : deeds.add(body, caseId));
          say.done(task ? t('tasks.saved') : t('tasks.added'));
          onClose();
        })
      }
    >
      {notices}
      <TaskFields
        control={form.control}
        canName={task === null || task.kind === 'by_hand'}
        isRepeating={form.watch('unit') !== ''}
        owner={task?.owner ?? null}
      />
      <SaveActions save={task ? t('tasks.save') : t('tasks.add')} onCancel={onCancel} />
    </AreaForm>
  );
}
