import { createTask, type Task, type TaskPriority, type TaskRepeat } from '@diwan/contracts/matters/tasks/http';
import { endpointForm } from '../../../components/endpoint-form.js';
import { faultOfTime } from '../../../components/local-time.js';

export const REPEATS = ['', 'day', 'week', 'month', 'year'] as const;

/** A task as the form holds it, in the order of its fields. */
export interface TaskValues {
  text: string;
  ownerId: string;
  dueDay: string;
  dueTime: string;
  unit: (typeof REPEATS)[number];
  every: string;
  priority: TaskPriority;
  note: string;
}

/** What the form starts with. */
export const taskValues = (task: Task | null, text = ''): TaskValues => ({
  text: task ? task.text.en || task.text.ar : text,
  ownerId: task?.owner?.id ?? '',
  dueDay: task?.due?.day ?? '',
  dueTime: task?.due?.time ?? '',
  unit: task?.repeat?.unit ?? '',
  every: String(task?.repeat?.every ?? 1),
  priority: task?.priority ?? 'normal',
  note: task?.note ?? '',
});

/** Reads and checks the form; `caseId` is where a new one belongs. */
export const taskForm = (caseId: string | null) =>
  endpointForm(createTask, ({ text, ownerId, dueDay, dueTime, unit, every, priority, note }: TaskValues) => ({
    body: {
      text,
      note,
      priority,
      ownerId: ownerId || null,
      due: dueDay ? { day: dueDay, time: dueTime || null } : null,
      repeat: unit ? { unit: unit as TaskRepeat['unit'], every: Number(every) } : null,
      caseId,
    },
    faults: {
      dueDay: !dueDay && (unit !== '' || dueTime !== '') && 'required',
      dueTime: faultOfTime(`${dueDay}T${dueTime}`),
    },
  }));
