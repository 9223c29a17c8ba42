import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { TeamCopies, type WithTeam } from '../cases/team-copies.js';
import type { TaskRecord } from './task.schema.js';

/** Tasks of cases keep a copy of their case's team. */
@Injectable()
export class FollowTeamOfTasks implements OnModuleInit {
  constructor(
    @InjectModel('Task') private readonly tasks: Model<TaskRecord>,
    private readonly teamCopies: TeamCopies,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.completeThoseWithoutCase();
    return this.teamCopies.keep(this.tasks as unknown as Model<WithTeam>);
  }

  /** Straight in the collection: what an earlier build stored is not yet what the model promises. */
  private async completeThoseWithoutCase(): Promise<void> {
    await this.tasks.collection.updateMany({ team: null, caseId: null } as object, [{ $set: { team: '$reach' } }]);
  }
}
