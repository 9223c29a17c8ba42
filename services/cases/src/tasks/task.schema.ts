import { TaskKind, TaskPriority, type TaskRepeat, TaskState } from '@diwan/contracts/matters/tasks/http';
import type { Permission } from '@diwan/contracts/shared/permission';
import { Schema, type Types } from 'mongoose';

/** Something that somebody of the firm has to do, by hand or because something happened (OFF-10). */
export interface TaskRecord {
  _id: Types.ObjectId;
  kind: TaskKind;
  /** What brought it about, such as `share-wish:<id>`: one task for each cause. Absent for one by hand. */
  source?: string;
  text: { en: string; ar: string };
  reference: string | null;
  subjectId: string | null;
  note: string;
  state: TaskState;
  priority: TaskPriority;
  /** Null: everybody with `permission`. */
  ownerId: string | null;
  /** Who may do it where nobody owns it. */
  permission: Permission;
  /** The owner, or `may:<permission>`. */
  forWhom: string;
  /** Who may see it: `case:<id>` where it has a case, else owner, maker and permission, each as one word. */
  reach: string[];
  /** By whom a list finds it: a copy of its case's team (`TeamCopies`); without a case the words of `reach`. */
  team: string[];
  dueDay: string | null;
  dueTime: string | null;
  dueAt: Date | null;
  /** `dueAt`, or the end of all days. */
  sortAt: Date;
  repeat: TaskRepeat | null;
  /** First day of the series; null without one. */
  repeatFrom: string | null;
  /** Beginning of the day until which it is put off; the beginning of time when it is not. */
  wakesAt: Date;
  snoozedUntil: string | null;
  caseId: string | null;
  clientId: string | null;
  leadId: string | null;
  createdBy: string | null;
  movedBy: string | null;
  movedAt: Date | null;
  /** Grows with each change; a change that names an older one is refused (D-129). */
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const both = new Schema({ en: { type: String, default: '' }, ar: { type: String, default: '' } }, { _id: false });
const repeat = new Schema<TaskRepeat>(
  { unit: { type: String, required: true }, every: { type: Number, required: true } },
  { _id: false },
);

export const TaskSchema = new Schema<TaskRecord>(
  {
    kind: { type: String, enum: TaskKind.options, required: true },
    source: { type: String },
    text: { type: both, required: true },
    reference: { type: String, default: null },
    subjectId: { type: String, default: null },
    note: { type: String, default: '' },
    state: { type: String, enum: TaskState.options, required: true },
    priority: { type: String, enum: TaskPriority.options, required: true },
    ownerId: { type: String, default: null },
    permission: { type: String, required: true },
    forWhom: { type: String, required: true },
    reach: { type: [String], required: true },
    team: { type: [String], required: true },
    dueDay: { type: String, default: null },
    dueTime: { type: String, default: null },
    dueAt: { type: Date, default: null },
    sortAt: { type: Date, required: true },
    repeat: { type: repeat, default: null },
    repeatFrom: { type: String, default: null },
    wakesAt: { type: Date, required: true },
    snoozedUntil: { type: String, default: null },
    caseId: { type: String, default: null },
    clientId: { type: String, default: null },
    leadId: { type: String, default: null },
    createdBy: { type: String, default: null },
    movedBy: { type: String, default: null },
    movedAt: { type: Date, default: null },
    version: { type: Number, required: true },
  },
  { collection: 'tasks', timestamps: true, versionKey: false },
);

// TaskRepository.ofSource: one task for each cause
TaskSchema.index({ source: 1 }, { unique: true, sparse: true });
// TaskRepository.page: mine, of a team, of all; what is due first
TaskSchema.index({ forWhom: 1, state: 1, sortAt: 1, _id: 1 });
TaskSchema.index({ team: 1, state: 1, sortAt: 1, _id: 1 });
TaskSchema.index({ state: 1, sortAt: 1, _id: 1 });
// TaskRepository.page of a case, .openOf
TaskSchema.index({ caseId: 1, state: 1, sortAt: 1, _id: 1 });
// MoveTasksOfClient
TaskSchema.index({ clientId: 1 });
// TaskRepository.page of those that are over, the latest first: of all, mine, of a team
TaskSchema.index({ state: 1, movedAt: -1, _id: -1 });
TaskSchema.index({ forWhom: 1, state: 1, movedAt: -1, _id: -1 });
TaskSchema.index({ team: 1, state: 1, movedAt: -1, _id: -1 });
