import type { TaskState } from '@diwan/contracts/matters/tasks/http';

/** What may become of a task. Nothing is final: a press on the wrong line is taken back, and a cause may come again. */
const NEXT = {
  open: ['done', 'dropped'],
  done: ['open'],
  dropped: ['open'],
} as const satisfies Record<TaskState, readonly TaskState[]>;

/** States from which a task may come into this one. */
export const statesBefore = (next: TaskState): TaskState[] =>
  (Object.keys(NEXT) as TaskState[]).filter((state) => (NEXT[state] as readonly TaskState[]).includes(next));
