import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { listTasks, TaskState } from '@diwan/contracts/matters/tasks/http';
import { type Page, pageOf } from '@diwan/service-kit/store/page-of';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type QueryFilter, trusted } from 'mongoose';
import { TeamCopies } from '../cases/team-copies.js';
import { statesBefore } from './task.machine.js';
import type { TaskRecord } from './task.schema.js';
import type { TaskReach, TasksInReach } from './task-reach.js';

/** A task before it is stored. */
export type NewTask = Omit<TaskRecord, '_id' | 'team' | 'version' | 'createdAt' | 'updatedAt'>;

const DUE_FIRST = { sortAt: 1, _id: 1 } as const;
const LATEST_FIRST = { movedAt: -1, _id: -1 } as const;
/** What is done only grows, and to count it means to read each: nobody needs to know how many beyond these. */
const DONE_COUNTED = 50;

/** Stored tasks. Every read for a person carries their reach. */
@Injectable()
export class TaskRepository {
  constructor(
    @InjectModel('Task') private readonly tasks: Model<TaskRecord>,
    private readonly teamCopies: TeamCopies,
  ) {}

  page(
    { mine, ofTeam, except }: TasksInReach,
    { whose, state, only, caseId, page, limit }: InputOf<typeof listTasks>['query'],
    now: Date,
  ): Promise<Page<TaskRecord>> {
    const wakes = only === 'asleep' ? { $gt: now } : { $lte: now };
    const query: QueryFilter<TaskRecord> = {
      ...(ofTeam && { team: trusted({ $in: [...mine] }) }),
      ...(whose === 'mine' && { forWhom: trusted({ $in: [...mine] }) }),
      state,
      ...(except.length > 0 && { caseId: trusted({ $nin: [...except] }) }),
      ...(caseId && { $and: [{ caseId }] }),
      // A case shows all that is open, put off or not.
      ...(state === 'open' && (!caseId || only) && { wakesAt: trusted(wakes) }),
      ...(state === 'open' && only === 'late' && { sortAt: trusted({ $lte: now }) }),
    };
    if (state === 'open') return pageOf(this.tasks, query, { sort: DUE_FIRST, page, limit });
    return pageOf(this.tasks, query, { sort: LATEST_FIRST, page, limit, atMost: DONE_COUNTED });
  }

  one(reach: TaskReach, id: string, session?: ClientSession): Promise<TaskRecord | null> {
    return this.tasks.findOne({ _id: id, ...within(reach) }, null, { session }).lean<TaskRecord>();
  }

  ofSource(source: string, session: ClientSession): Promise<TaskRecord | null> {
    return this.tasks.findOne({ source }, null, { session }).lean<TaskRecord>();
  }

  /** Open tasks of a case that these people have. */
  openOf(caseId: string, ownerIds: readonly string[], session: ClientSession): Promise<TaskRecord[]> {
    const ownerId = trusted({ $in: [...ownerIds] });
    return this.tasks.find({ caseId, state: 'open', ownerId }, null, { session }).lean<TaskRecord[]>();
  }

  /** Subjects of these sources whose task is done. */
  async doneOfSources(sources: readonly string[]): Promise<string[]> {
    const rows = await this.tasks
      .find({ source: trusted({ $in: [...sources] }), state: 'done' }, { subjectId: 1 })
      .lean<Pick<TaskRecord, 'subjectId'>[]>();
    return rows.flatMap(({ subjectId }) => subjectId ?? []);
  }

  async insert(task: NewTask, session: ClientSession): Promise<TaskRecord> {
    const team = task.caseId === null ? task.reach : await this.teamCopies.forNew(task.caseId, session);
    const [created] = await this.tasks.create([{ ...task, team, version: 1 }], { session });
    if (!created) throw new Error('The task was not created');
    return created.toObject();
  }

  /** Writes the fields if the stored version is still the one that was seen; null when it is not. */
  change(
    { _id, version }: Pick<TaskRecord, '_id' | 'version'>,
    fields: Partial<TaskRecord>,
    session: ClientSession,
  ): Promise<TaskRecord | null> {
    return this.tasks
      .findOneAndUpdate({ _id, version }, { $set: fields, $inc: { version: 1 } }, { session, returnDocument: 'after' })
      .lean<TaskRecord>();
  }

  /** Brings a task into its next state; null when it is not in one before it. */
  move(
    id: TaskRecord['_id'],
    state: TaskState,
    fields: Partial<TaskRecord>,
    session: ClientSession,
  ): Promise<TaskRecord | null> {
    return this.tasks
      .findOneAndUpdate(
        { _id: id, state: trusted({ $in: statesBefore(state) }) },
        { $set: { ...fields, state }, $inc: { version: 1 } },
        { session, returnDocument: 'after' },
      )
      .lean<TaskRecord>();
  }

  /** Removes the next task of a series that nobody has touched. */
  async removeUntouched(source: string, session: ClientSession): Promise<void> {
    await this.tasks.deleteOne({ source, state: 'open', version: 1 }, { session });
  }
}

/** Whoever reaches every case sees every task; the firm's own tasks are nobody's secret from its owners. */
const within = ({ words, kept }: TaskReach): QueryFilter<TaskRecord> => {
  if (words !== null) return { reach: trusted({ $in: [...words] }) };
  return kept.length === 0 ? {} : { reach: trusted({ $nin: [...kept] }) };
};
