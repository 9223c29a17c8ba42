import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { changeTask, createTask, listTasks, moveTask, snoozeTask } from '@diwan/contracts/matters/tasks/http';
import { Clock } from '@diwan/service-kit/app/clock';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { AddTask } from './add-task.js';
import { ChangeTask } from './change-task.js';
import { MoveTask } from './move-task.js';
import { SnoozeTask } from './snooze-task.js';
import { TaskRepository } from './task.repository.js';
import { TaskReaches } from './task-reach.js';
import { TaskViews } from './task-views.js';

/** What staff have to do. */
@Controller()
export class TaskController {
  constructor(
    private readonly tasks: TaskRepository,
    private readonly reaches: TaskReaches,
    private readonly taskViews: TaskViews,
    private readonly addTask: AddTask,
    private readonly changeTask: ChangeTask,
    private readonly moveTask: MoveTask,
    private readonly snoozeTask: SnoozeTask,
    private readonly clock: Clock,
  ) {}

  @Endpoint(listTasks)
  async list(
    @Caller() caller: SignedInCaller,
    @Input() { query }: InputOf<typeof listTasks>,
  ): Promise<ResponseOf<typeof listTasks>> {
    const found = await this.tasks.page(await this.reaches.toList(caller), query, this.clock.now());
    return { ...found, items: await this.taskViews.of(await this.reaches.still(caller, found.items)) };
  }

  @Endpoint(createTask)
  create(
    @Caller() caller: SignedInCaller,
    @Input() { body }: InputOf<typeof createTask>,
  ): Promise<Deed<ResponseOf<typeof createTask>>> {
    return this.addTask.run(caller, body);
  }

  @Endpoint(changeTask)
  change(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof changeTask>,
  ): Promise<ResponseOf<typeof changeTask>> {
    return this.changeTask.run(caller, params.id, body);
  }

  @Endpoint(moveTask)
  move(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof moveTask>,
  ): Promise<ResponseOf<typeof moveTask>> {
    return this.moveTask.run(caller, params.id, body.to);
  }

  @Endpoint(snoozeTask)
  snooze(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof snoozeTask>,
  ): Promise<ResponseOf<typeof snoozeTask>> {
    return this.snoozeTask.run(caller, params.id, body.until);
  }
}
