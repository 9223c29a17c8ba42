import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { Timeline } from '../timeline/timeline.js';
import type { TaskRecord } from './task.schema.js';

/** Tells the timeline of a case of its tasks, for staff only. What a request or a hearing brought about stands there already. */
@Injectable()
export class TaskTimeline {
  constructor(private readonly timeline: Timeline) {}

  async put({ _id, caseId, kind, state, text }: TaskRecord, by: string, session: ClientSession): Promise<void> {
    if (caseId === null || kind !== 'by_hand' || state === 'dropped') return;
    const happening = state === 'done' ? 'task.done' : 'task.opened';
    await this.timeline.put(session, { caseId, happening, subjectId: String(_id), title: text, by });
  }
}
