import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { ClientHolds } from '../cases/client-holds.js';
import { HearingRepository } from './hearing.repository.js';
import { HearingTimeline } from './hearing-timeline.js';

/** Who is no client of a case any more reads no outcome of its hearings. Hearings keep no case with its client. */
@Injectable()
export class HoldOutcomeReaders implements OnModuleInit {
  constructor(
    private readonly holds: ClientHolds,
    private readonly hearings: HearingRepository,
    private readonly hearingTimeline: HearingTimeline,
  ) {}

  onModuleInit(): void {
    this.holds.add({
      keeps: async () => false,
      leave: (caseId, clientIds, session) => this.leave(caseId, clientIds, session),
    });
  }

  private async leave(caseId: string, clientIds: readonly string[], session: ClientSession): Promise<void> {
    for (const hearing of await this.hearings.leave(caseId, clientIds, session))
      await this.hearingTimeline.takeOutcome(session, hearing, clientIds);
  }
}
