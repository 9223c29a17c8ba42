import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { ReminderWish, setReminderWish } from '@diwan/contracts/money/payment-reminders/http';
import { VersionedEdit } from '@diwan/service-kit/deeds/versioned-edit';
import { DomainError, isDuplicateKey } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import { FollowUpRepository } from './follow-up.repository.js';

/** Staff say whether a client is reminded of invoices (BILL-17). */
@Injectable()
export class SetReminderWish {
  constructor(
    private readonly followUps: FollowUpRepository,
    private readonly versionedEdit: VersionedEdit,
    private readonly people: People,
  ) {}

  /** Throws NOT_FOUND for whoever is no client, CONFLICT, UNAVAILABLE. */
  async run(caller: SignedInCaller, { params: { id }, body }: InputOf<typeof setReminderWish>): Promise<ReminderWish> {
    if (!(await this.people.known([id])).get(id)?.isClient) throw new DomainError('NOT_FOUND');
    const edited = { action: 'client.reminders-set', subject: 'client', id, caller };
    const { isReminded, version } = await this.versionedEdit
      .run(edited, {
        read: (session) => this.followUps.wishOf(id, session),
        change: () => ({ isReminded: body.isReminded }),
        write: ({ isReminded: wanted }, stored, session) =>
          stored.version === body.version
            ? this.followUps.wish(id, { isReminded: wanted, version: body.version }, session)
            : Promise.resolve(null),
      })
      .catch((fault: unknown) => {
        // Two said it first at once.
        throw isDuplicateKey(fault) ? new DomainError('CONFLICT', { cause: fault }) : fault;
      });
    return { isReminded, version };
  }
}
