import type { ClientPart, Move, Writing } from '@diwan/service-kit/client-parts/client-part';
import { Injectable } from '@nestjs/common';
import { FollowUpRepository } from '../payment-reminders/follow-up.repository.js';

/** The version of the kept client's wish that the merge wrote. */
export interface WishMoved {
  version: number;
}

/** Whoever asked not to be reminded under one of two records is not reminded under the one that is kept (BILL-17). */
@Injectable()
export class WishOfClient implements ClientPart<WishMoved> {
  readonly kind = null;

  constructor(private readonly followUps: FollowUpRepository) {}

  count(): Promise<number> {
    return Promise.resolve(0);
  }

  move({ from, to }: Move): Promise<Writing<WishMoved[]>> {
    return Promise.resolve(async (session) => {
      const gone = await this.followUps.wishOf(from, session);
      const kept = await this.followUps.wishOf(to, session);
      if (gone.isReminded || !kept.isReminded) return [];
      const written = await this.followUps.wish(to, { isReminded: false, version: kept.version }, session);
      return written ? [{ version: written.version }] : [];
    });
  }

  /** The wish of who went still stands under their own record. */
  restore([moved]: WishMoved[], { to }: Move): Promise<Writing<void>> {
    return Promise.resolve(async (session) => {
      if (!moved) return;
      const kept = await this.followUps.wishOf(to, session);
      if (kept.version !== moved.version) return;
      await this.followUps.wish(to, { isReminded: true, version: kept.version }, session);
    });
  }
}
