import type { Task } from '@diwan/contracts/matters/tasks/http';
import { useState } from 'react';
import { TaskRow } from './task-row.js';
import { TaskSheet } from './task-sheet.js';

/** Tasks, each with what can be done about it. */
export function TaskList({ tasks, showCase }: { tasks: readonly Task[]; showCase?: boolean }) {
  const [open, setOpen] = useState<Task | null>(null);
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} showCase={showCase ?? false} onEdit={() => setOpen(task)} />
        ))}
      </ul>
      {open && <TaskSheet task={open} onClose={() => setOpen(null)} />}
    </>
  );
}
