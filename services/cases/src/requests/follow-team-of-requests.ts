import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { TeamCopies } from '../cases/team-copies.js';
import type { RequestRecord } from './request.schema.js';

/** Requests keep a copy of their case's team. */
@Injectable()
export class FollowTeamOfRequests implements OnModuleInit {
  constructor(
    @InjectModel('ClientRequest') private readonly requests: Model<RequestRecord>,
    private readonly teamCopies: TeamCopies,
  ) {}

  onModuleInit(): Promise<void> {
    return this.teamCopies.keep(this.requests);
  }
}
