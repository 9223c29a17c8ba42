import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { TeamCopies } from '../cases/team-copies.js';
import type { ShareRequestRecord } from './share-request.schema.js';

/** Wishes keep a copy of their case's team. */
@Injectable()
export class FollowTeamOfWishes implements OnModuleInit {
  constructor(
    @InjectModel('ShareRequest') private readonly shareRequests: Model<ShareRequestRecord>,
    private readonly teamCopies: TeamCopies,
  ) {}

  onModuleInit(): Promise<void> {
    return this.teamCopies.keep(this.shareRequests);
  }
}
