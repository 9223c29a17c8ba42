import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { TeamCopies } from '../cases/team-copies.js';
import type { HearingRecord } from './hearing.schema.js';

/** Hearings keep a copy of their case's team. */
@Injectable()
export class FollowTeamOfHearings implements OnModuleInit {
  constructor(
    @InjectModel('Hearing') private readonly hearings: Model<HearingRecord>,
    private readonly teamCopies: TeamCopies,
  ) {}

  onModuleInit(): Promise<void> {
    return this.teamCopies.keep(this.hearings);
  }
}
