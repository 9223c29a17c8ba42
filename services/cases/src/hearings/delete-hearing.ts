import { Clock } from '@diwan/service-kit/app/clock';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import type { HearingRecord } from './hearing.schema.js';
import { HearingEdits } from './hearing-edits.js';
import { HearingTimeline } from './hearing-timeline.js';
import { momentOf } from './wall-time.rules.js';

/** How long a deleted hearing can be brought back: 30 days (D-125). */
export const RESTORABLE_MS = 30 * 24 * 60 * 60_000;

/** Deletes a hearing so that it can come back as it was (D-125). */
@Injectable()
export class DeleteHearing {
  constructor(
    private readonly hearingEdits: HearingEdits,
    private readonly hearingTimeline: HearingTimeline,
    private readonly inTransaction: InTransaction,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError NOT_FOUND. */
  async run(caller: SignedInCaller, id: string): Promise<void> {
    const deletedAt = this.clock.now();
    const deed = this.hearingEdits.deed(caller, id, {
      action: 'hearing.deleted',
      version: null,
      change: () => ({ deletedAt }),
      also: (written, _, session) => this.hearingTimeline.withdraw(session, written),
    });
    await this.inTransaction.perform(deed);
  }

  /** Throws DomainError NOT_FOUND, also when it was deleted longer ago. One that is there already is no fault. */
  async restore(caller: SignedInCaller, id: string): Promise<HearingRecord> {
    const since = new Date(this.clock.now().getTime() - RESTORABLE_MS);
    const deed = this.hearingEdits.deed(caller, id, {
      action: 'hearing.restored',
      version: null,
      evenDeleted: true,
      change: ({ hearing: { deletedAt, wallTime } }) => {
        if (deletedAt && deletedAt <= since) throw new DomainError('NOT_FOUND');
        // The rules of summer time may have changed while it was away.
        return { deletedAt: null, at: momentOf(wallTime) };
      },
      also: async (written, { hearing, legalCase }, session) => {
        if (hearing.deletedAt && written.state === 'scheduled')
          await this.hearingTimeline.say(session, 'hearing.scheduled', written, legalCase);
      },
    });
    return this.inTransaction.perform(deed);
  }
}
